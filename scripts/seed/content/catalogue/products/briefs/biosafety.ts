import type { Briefs } from './types'

export const biosafetyBriefs: Briefs = {
  b90: (m) => ({
    zh_CN: `适合单人操作的小房间：外宽 ${m.width} mm，噪声 ${m.noise} dB(A)。`,
    en_EN: `For one person in a small room: ${m.width} mm wide outside, ${m.noise} dB(A).`,
    es_ES: `Para una persona en una sala pequeña: ${m.width} mm de ancho exterior, ${m.noise} dB(A).`,
    fr_FR: `Pour une personne dans une petite pièce : ${m.width} mm de large hors tout, ${m.noise} dB(A).`,
  }),
  b120: (m) => ({
    zh_CN: `适合检验科日常操作：同时保护人员、样品与环境，额定功率 ${m.format('rated-power')} W。`,
    en_EN: `For daily work in diagnostics: protects operator, product and environment on ${m.format('rated-power')} W.`,
    es_ES: `Para el diagnóstico diario: protege al operador, el producto y el entorno con ${m.format('rated-power')} W.`,
    fr_FR: `Pour le diagnostic quotidien : protège l’opérateur, le produit et l’environnement, ${m.format('rated-power')} W.`,
  }),
  b150: (m) => ({
    zh_CN: `适合细胞培养：下降气流流速 ${m.downflow} m/s，过滤器积尘后保持不变。`,
    en_EN: `For cell culture: a downflow of ${m.downflow} m/s that stays constant as the filters load.`,
    es_ES: `Para cultivo celular: flujo descendente de ${m.downflow} m/s, constante aunque se carguen los filtros.`,
    fr_FR: `Pour la culture cellulaire : flux descendant de ${m.downflow} m/s, constant malgré l’encrassement des filtres.`,
  }),
  b180: (m) => ({
    zh_CN: `适合两人并排操作：内宽 ${m.work} mm，工作区一体成型无焊缝。`,
    en_EN: `For two people side by side: a work zone ${m.work} mm wide, in one piece without welds.`,
    es_ES: `Para dos personas a la vez: zona de trabajo de ${m.work} mm, de una pieza y sin soldaduras.`,
    fr_FR: `Pour deux personnes côte à côte : plan de travail de ${m.work} mm, d’une pièce et sans soudure.`,
  }),
  b125: (m) => ({
    zh_CN: `适合单人配制细胞毒性药物：100% 外排，排风量 ${m.format('exhaust-volume')} m³/h。`,
    en_EN: `For one person with cytotoxic drugs: total exhaust, ${m.format('exhaust-volume')} m³/h through the duct.`,
    es_ES: `Para una persona con citotóxicos: extracción total, ${m.format('exhaust-volume')} m³/h por el conducto.`,
    fr_FR: `Pour une personne, cytotoxiques : rejet total, ${m.format('exhaust-volume')} m³/h dans le conduit.`,
  }),
  b155: () => ({
    zh_CN: `适合微量挥发性溶剂与放射性核素：100% 外排，排风下降时三秒内停止送风。`,
    en_EN: `For traces of volatile solvents or radionuclides: total exhaust, supply stopped within three seconds.`,
    es_ES: `Para trazas de disolventes volátiles o radionucleidos: extracción total, la impulsión se detiene en tres segundos.`,
    fr_FR: `Pour traces de solvants volatils ou radionucléides : rejet total, soufflage arrêté en trois secondes.`,
  }),
  b185: (m) => ({
    zh_CN: `适合静脉用药调配中心两人操作：内宽 ${m.work} mm，排风量 ${m.format('exhaust-volume')} m³/h。`,
    en_EN: `For two people in a compounding unit: ${m.work} mm inside, an exhaust of ${m.format('exhaust-volume')} m³/h.`,
    es_ES: `Para dos personas en una unidad de mezclas: ${m.work} mm interiores, extracción de ${m.format('exhaust-volume')} m³/h.`,
    fr_FR: `Pour deux personnes en unité de préparation : ${m.work} mm intérieurs, rejet de ${m.format('exhaust-volume')} m³/h.`,
  }),
  l80: (m) => ({
    zh_CN: `适合教学与小型无菌间：垂直层流，外宽 ${m.width} mm，只保护样品。`,
    en_EN: `For teaching and small sterile rooms: vertical flow, ${m.width} mm wide; it protects the product only.`,
    es_ES: `Para docencia y salas estériles pequeñas: flujo vertical, ${m.width} mm de ancho; protege solo el producto.`,
    fr_FR: `Pour l’enseignement et les petites salles stériles : flux vertical, ${m.width} mm de large ; ne protège que le produit.`,
  }),
  l100: (m) => ({
    zh_CN: `适合植物组织培养：垂直层流，高瓶不扰流，平均风速 ${m.airVelocity} m/s，只保护样品。`,
    en_EN: `For plant tissue and tall bottles: vertical flow at ${m.airVelocity} m/s; it protects the product only.`,
    es_ES: `Para tejidos vegetales y frascos altos: flujo vertical a ${m.airVelocity} m/s; protege solo el producto.`,
    fr_FR: `Pour tissus végétaux et flacons hauts : flux vertical à ${m.airVelocity} m/s ; ne protège que le produit.`,
  }),
  l150: (m) => ({
    zh_CN: `适合两人无菌配制：垂直层流，台面宽 ${m.work} mm，只保护样品。`,
    en_EN: `For sterile preparation by two people: vertical flow over ${m.work} mm; it protects the product only.`,
    es_ES: `Para preparación estéril entre dos personas: flujo vertical sobre ${m.work} mm; protege solo el producto.`,
    fr_FR: `Pour préparations stériles à deux : flux vertical sur ${m.work} mm ; ne protège que le produit.`,
  }),
  l110: (m) => ({
    zh_CN: `适合精密装配：水平层流，平均风速 ${m.airVelocity} m/s，只保护样品。`,
    en_EN: `For fine assembly: horizontal flow at ${m.airVelocity} m/s; it protects the product, not the operator.`,
    es_ES: `Para montaje fino: flujo horizontal a ${m.airVelocity} m/s; protege el producto, no al operador.`,
    fr_FR: `Pour le montage fin : flux horizontal à ${m.airVelocity} m/s ; protège le produit, pas l’opérateur.`,
  }),
  l140: (m) => ({
    zh_CN: `适合成批灌装培养基：水平层流，台面宽 ${m.work} mm，只保护样品。`,
    en_EN: `For filling media in batches: horizontal flow over ${m.work} mm; it protects the product, not the operator.`,
    es_ES: `Para envasar medios por lotes: flujo horizontal sobre ${m.work} mm; protege el producto, no al operador.`,
    fr_FR: `Pour répartir les milieux par lots : flux horizontal sur ${m.work} mm ; protège le produit, pas l’opérateur.`,
  }),
  p50: (m) => ({
    zh_CN: `同级洁净区之间传递小件：机械互锁，断电也有效，外形 ${m.width} × ${m.depth} × ${m.height} mm。`,
    en_EN: `For small items between rooms of one class: a mechanical interlock that works without power.`,
    es_ES: `Para objetos pequeños entre salas de la misma clase: enclavamiento mecánico que funciona sin corriente.`,
    fr_FR: `Pour petits objets entre salles de même classe : un verrouillage mécanique, efficace sans courant.`,
  }),
  p60: () => ({
    zh_CN: `传递周转筐与整箱物料：不锈钢内胆圆角，紫外灯可选，照射时双门锁闭。`,
    en_EN: `For baskets and cartons: a stainless chamber with rounded corners and an optional UV lamp.`,
    es_ES: `Para cestas y cajas: cámara de acero inoxidable con esquinas redondeadas y lámpara UV opcional.`,
    fr_FR: `Pour bacs et cartons : une chambre en inox aux angles arrondis, lampe UV en option.`,
  }),
  p80: (m) => ({
    zh_CN: `不同级别洁净区之间传递：高效过滤自净，平均风速 ${m.airVelocity} m/s。`,
    en_EN: `Between rooms of different classes: HEPA-filtered air at ${m.airVelocity} m/s purges the chamber.`,
    es_ES: `Entre salas de distinta clase: barrido con aire HEPA a ${m.airVelocity} m/s.`,
    fr_FR: `Entre salles de classes différentes : balayage d’air HEPA à ${m.airVelocity} m/s.`,
  }),
}
