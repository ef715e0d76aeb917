// What the preview of a search result says.
export default {
  title_cut: 'The title is {is} px wide and is cut at {limit} px.',
  description_cut: 'The description is {is} px wide and is cut at {limit} px on desktop.',
  description_cut_mobile: 'On mobile the description is cut at {limit} px: put what matters first.',
  keyword_not_in_title: 'The keyword “{keyword}” is not in the title.',
  keyword_not_in_description: 'The keyword “{keyword}” is not in the description.',
  may_rewrite: 'Google may rewrite title and description to suit a query.',
};
