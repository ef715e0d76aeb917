// The question word in front of a verb without which a title is whole: "How to prune a tree" is "Prune a tree".
export default /^how to /iu;
