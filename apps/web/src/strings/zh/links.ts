export default {
  openAt: "在以下网站打开此套牌",
  docs: "文档",
  copy: "复制链接",
  copied: "链接已复制。",
  open: "在 Rulebound 中打开",
  damaged: "无法显示此链接：",
  step: (step: number, all: number) => `第 ${step} 步，共 ${all} 步`,
  start: "初始局面",
  back: "上一步",
  on: "下一步",
};
