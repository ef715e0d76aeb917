// What is wrong with campaigns, their items and files with figures.
export default {
  campaign_name_missing: 'Enter a name for the campaign',
  end_before_start: 'The end is before the start',
  campaign_too_long: 'A campaign lasts at most two years',
  item_outside: 'This item lies outside the campaign',
  items_outside: '“{name}” would lie outside the campaign',
  campaign_contact_missing: 'Enter the contact who approves the campaign',
  campaign_items_missing: 'Add at least one item to the plan',
  campaign_note_missing: 'Write why the campaign is cancelled',
  campaign_word_missing: 'Write how the contact said so, like “by telephone”',
  other_currency: 'This campaign is in {currency}',
  unknown_column: 'The file has no column “{name}”',
};
