export default {
  too_few_credits: 'This costs {price} credits and {available} are left',
  own_cap_reached: 'This costs {price} credits; your monthly cap leaves {available}',
  workspace_cap_reached: 'This costs {price} credits; the monthly cap of this workspace leaves {available}',
};
