// Numbers that are written as words.
export default {
  /** From 0 to 99 without gaps, in lower case; other spellings follow a slash. */
  counted:
    'zero, one, two, three, four, five, six, seven, eight, nine, ten, eleven, twelve, thirteen, fourteen, fifteen, ' +
    'sixteen, seventeen, eighteen, nineteen, twenty, twenty-one/twenty one, twenty-two/twenty two, ' +
    'twenty-three/twenty three, twenty-four/twenty four, twenty-five/twenty five, twenty-six/twenty six, ' +
    'twenty-seven/twenty seven, twenty-eight/twenty eight, twenty-nine/twenty nine, thirty, thirty-one/thirty one, ' +
    'thirty-two/thirty two, thirty-three/thirty three, thirty-four/thirty four, thirty-five/thirty five, ' +
    'thirty-six/thirty six, thirty-seven/thirty seven, thirty-eight/thirty eight, thirty-nine/thirty nine, forty, ' +
    'forty-one/forty one, forty-two/forty two, forty-three/forty three, forty-four/forty four, ' +
    'forty-five/forty five, forty-six/forty six, forty-seven/forty seven, forty-eight/forty eight, ' +
    'forty-nine/forty nine, fifty, fifty-one/fifty one, fifty-two/fifty two, fifty-three/fifty three, ' +
    'fifty-four/fifty four, fifty-five/fifty five, fifty-six/fifty six, fifty-seven/fifty seven, ' +
    'fifty-eight/fifty eight, fifty-nine/fifty nine, sixty, sixty-one/sixty one, sixty-two/sixty two, ' +
    'sixty-three/sixty three, sixty-four/sixty four, sixty-five/sixty five, sixty-six/sixty six, ' +
    'sixty-seven/sixty seven, sixty-eight/sixty eight, sixty-nine/sixty nine, seventy, seventy-one/seventy one, ' +
    'seventy-two/seventy two, seventy-three/seventy three, seventy-four/seventy four, seventy-five/seventy five, ' +
    'seventy-six/seventy six, seventy-seven/seventy seven, seventy-eight/seventy eight, seventy-nine/seventy nine, ' +
    'eighty, eighty-one/eighty one, eighty-two/eighty two, eighty-three/eighty three, eighty-four/eighty four, ' +
    'eighty-five/eighty five, eighty-six/eighty six, eighty-seven/eighty seven, eighty-eight/eighty eight, ' +
    'eighty-nine/eighty nine, ninety, ninety-one/ninety one, ninety-two/ninety two, ninety-three/ninety three, ' +
    'ninety-four/ninety four, ninety-five/ninety five, ninety-six/ninety six, ninety-seven/ninety seven, ' +
    'ninety-eight/ninety eight, ninety-nine/ninety nine',
  /** Further words, each with the numbers that it may stand for. */
  others: 'half 0.5/50, quarter 0.25/25, pair 2, couple 2, twice 2, dozen 12, hundred 100, thousand 1000, million 1000000',
};
