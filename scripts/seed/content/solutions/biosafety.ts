import { everywhere } from '../sites'
import type { SolutionSeed } from './types'

export const biosafety: SolutionSeed = {
  id: '1259044317048664065',
  slug: 'biosafety',
  type: 'laboratory',
  cover: 'cover-solution-biosafety.webp',
  banner: 'scene-biosafety.webp',
  icon: 'icon-solution-biosafety.webp',
  functions: 'functions-biosafety.webp',
  steps: [
    { title: '样本接收', temperature: '2–8 °C', note: '三层包装，双人核对' },
    { title: '物品传入', note: 'P80 传递窗，双门机械互锁', picture: 'product-p80.webp' },
    {
      title: '样本操作',
      temperature: '18–25 °C',
      note: 'B150，流入气流流速 0.53 m/s',
      picture: 'product-b150.webp',
    },
    {
      title: '菌（毒）种保管',
      temperature: '−80 °C',
      note: 'U830，双人双锁，逐次留痕',
      picture: 'product-u830.webp',
    },
    { title: '废弃物灭菌', temperature: '121 °C', note: '双扉灭菌器，每周用生物指示剂验证' },
    { title: '远程监测', note: '压差、温度与报警统一记录', picture: 'product-trace-4.webp' },
  ],
  catalogue: 'solution-catalogue-biosafety',
  order: 1,
  sites: everywhere,
  updateTime: '2026-03-05T09:00:00+08:00',
  name: {
    zh_CN: '生物安全解决方案',
    en_EN: 'Biosafety',
    es_ES: 'Solución de bioseguridad',
    fr_FR: 'Solution biosécurité',
  },
  brief: {
    zh_CN: '保护人员、样品与环境，防护效果以检测数据为准。',
    en_EN: 'Protection of operator, product and environment, proved by measurement.',
    es_ES: 'Protección del operador, del producto y del entorno, verificada con mediciones.',
    fr_FR: 'Protection de l’opérateur, du produit et de l’environnement, vérifiée par la mesure.',
  },
  content: {
    zh_CN: `生物安全实验室的防护效果要靠检测确认：房门长时间敞开就可能使气流反向。生物安全解决方案覆盖从气流组织到废弃物处理的全过程。

~~~figures
0.45 | m/s | 下降气流流速
0.53 | m/s | 流入气流流速
~~~

## 先规划房间

- **布局**：人流、物流、污物流分开；生物安全柜与门、走道、送风口保持距离，柜后和柜侧留出检修空间
- **压差**：核心间相对走廊的负压按防护级别设定，压力表装在入口可见处
- **送排风**：排风机一用一备，切换时负压不得反向；送风口不直吹前窗
- **互锁**：缓冲间两道门不同时开启，断电时可从内侧推开

## 生物安全柜

B150 为 II 级生物安全柜，下降气流流速 0.45 m/s，流入气流流速 0.53 m/s，送风与排风高效过滤器可以分别扫描检漏。出厂逐台检测，现场安装后再次检测，因为检测结论只对安装位置有效。操作高致病性材料的项目，按风险评估另选 III 级柜或负压解剖台。

## 配套设备

离心机用密封转子；冷藏箱与 −80 °C 保存箱设在防护区内，取样无需离开防护区；采用穿墙双扉高压灭菌器，每周用生物指示剂验证一次。U830 的双门锁与开门记录用于菌（毒）种保管，双人双锁，逐次留痕。

## 检测与再检测

首次验收包括：风速网格、过滤器检漏、气流烟雾模式、压差、换气次数、噪声、照度和逐项报警。依据 YY 0569、GB 19489 和 GB 50346；海外项目依据 EN 12469 或 NSF/ANSI 49。以后每年一次，柜体移位、更换过滤器或内部维修之后重新检测。报告同时列出上一年的数据，便于比较。

## 人员培训

培训内容一半是操作，一半是应急：溢洒、断电、手套破损，在运行的安全柜前用烟雾和荧光液演练。最常见的问题是手套盒等物品压住前格栅。`,
    en_EN: `Whether a containment laboratory works has to be verified by measurement: a door held open by a trolley can be enough to reverse the airflow. We plan and supply everything from the airflow to the disposal of waste.

~~~figures
0.45 | m/s | downflow velocity
0.53 | m/s | inflow velocity
~~~

## Planning the room first

- **Layout.** People, materials and waste have separate routes. Cabinets are placed away from doors, passages and supply grilles, with space behind them for maintenance
- **Pressure.** The pressure cascade from corridor to core depends on the containment level, and the gauge is visible on entry
- **Air.** Two extract fans, one on standby; changeover must not reverse the pressure
- **Doors.** The two doors of a lobby are interlocked, and both can be opened from inside without power

## The cabinet

The B150 is a Class II cabinet with a downflow of 0.45 m/s and an inflow of 0.53 m/s. Both HEPA filters can be scanned. Each cabinet is tested at the plant and again on site, since a certificate is valid for its location only. Where the risk assessment requires more, a Class III line or a downdraught table is used.

## Around the cabinet

Centrifuges have sealed rotors. Refrigerators and a −80 °C freezer are inside containment, so that nobody has to leave it for a sample. The autoclave is double-ended and is checked with a biological indicator once a week. For reference strains the U830 has two locks for two people and logs both.

## Testing and retesting

Acceptance covers airflow on a grid, filter leaks, smoke at the front opening, pressures, air changes, noise, light, and each alarm in turn. It follows EN 12469, NSF/ANSI 49 or YY 0569, as the country requires, and the WHO laboratory biosafety manual for the whole. It is repeated each year, and after any move, filter change or repair. The report gives last year’s figures beside this year’s.

## Training

Half of our training is about routine work, half about incidents: a spill, a power cut, a torn glove. They are practised at a running cabinet, with smoke and a fluorescent dye. The most frequent fault is a box of gloves on the front grille.`,
    es_ES: `El funcionamiento de un laboratorio de contención debe comprobarse con mediciones: basta una puerta sujeta por un carro para invertir el flujo de aire. La solución de bioseguridad abarca desde el flujo de aire hasta la eliminación de residuos.

~~~figures
0,45 | m/s | flujo descendente
0,53 | m/s | velocidad de entrada
~~~

## Primero, la sala

- **Distribución.** Personas, materiales y residuos tienen recorridos separados. Las cabinas se alejan de puertas, pasos y rejillas de impulsión, con espacio detrás para el técnico
- **Presión.** La cascada del pasillo al núcleo depende del nivel de contención, y el manómetro se ve al entrar
- **Aire.** Dos extractores, uno de ellos de reserva; la conmutación no debe invertir la presión
- **Puertas.** Las dos de una esclusa están enclavadas, y ambas pueden abrirse desde dentro sin corriente

## La cabina

La B150 es una cabina de clase II con flujo descendente de 0,45 m/s y velocidad de entrada de 0,53 m/s. Los dos filtros HEPA pueden ensayarse por barrido. Cada cabina se ensaya en fábrica y de nuevo in situ, porque un certificado solo es válido para su emplazamiento. Si la evaluación de riesgos lo exige, se usa una línea de clase III o una mesa de aspiración descendente.

## Alrededor de la cabina

Las centrífugas llevan rotor estanco. Los frigoríficos y un congelador a −80 °C están dentro de la zona contenida, de modo que nadie tiene que salir a por una muestra. El autoclave es de doble puerta y se comprueba cada semana con un indicador biológico. Para cepas de referencia, el U830 admite dos cerraduras para dos personas y registra a ambas.

## Ensayos iniciales y periódicos

La aceptación comprende velocidades en retícula, fugas de filtro, humo en la abertura frontal, presiones, renovaciones, ruido, iluminación y todas las alarmas, una a una. Sigue EN 12469, NSF/ANSI 49 o YY 0569, según el país, y, en conjunto, el manual de bioseguridad en el laboratorio de la OMS. Se repite cada año y tras todo traslado, cambio de filtro o reparación. El informe muestra las cifras del año anterior junto a las de este.

## Formación

La mitad de nuestra formación trata del trabajo habitual y la otra mitad, de incidentes: un derrame, un corte de corriente, un guante roto. Se practican ante una cabina en marcha, con humo y colorante fluorescente. El fallo más frecuente es una caja de guantes sobre la rejilla frontal.`,
    fr_FR: `Le bon fonctionnement d’un laboratoire confiné se vérifie par des mesures : une porte retenue par un chariot peut suffire à inverser le flux d’air. La solution biosécurité couvre l’ensemble, du flux d’air à l’élimination des déchets.

~~~figures
0,45 | m/s | flux descendant
0,53 | m/s | flux entrant
~~~

## La pièce avant le poste

- **Implantation.** Les circuits des personnes, des produits et des déchets sont tracés séparément. Les postes restent loin des portes, des passages et des bouches de soufflage, avec de la place derrière pour le technicien
- **Pression.** La cascade du couloir au cœur dépend du niveau de confinement, et le manomètre se voit en entrant
- **Air.** Deux extracteurs, dont un en secours ; la permutation ne doit jamais inverser la pression
- **Portes.** Les deux portes d’un sas ne s’ouvrent pas ensemble, et toutes deux s’ouvrent de l’intérieur sans courant

## Le poste

Le B150 est un poste de type II, flux descendant 0,45 m/s, flux entrant 0,53 m/s. L’intégrité de ses deux filtres HEPA peut être contrôlée par balayage. Chaque poste est contrôlé en usine, puis à son emplacement, car un certificat ne vaut que là où il a été établi. Si l’analyse de risque l’exige, une ligne de type III ou une table aspirante est utilisée.

## Autour du poste

Les centrifugeuses ont des rotors étanches. Réfrigérateurs et congélateur à −80 °C sont dans la zone confinée : inutile de franchir le sas pour un tube. L’autoclave est à double porte et contrôlé chaque semaine par un indicateur biologique. Pour les souches de référence, l’U830 reçoit deux serrures pour deux personnes et enregistre l’une et l’autre.

## Réception et contrôle périodique

La réception couvre les vitesses sur une grille, les fuites de filtre, la fumée à l’ouverture frontale, les pressions, les renouvellements, le bruit, l’éclairage et toutes les alarmes, une à une. Elle suit EN 12469, NSF/ANSI 49 ou YY 0569 selon le pays, et le manuel de biosécurité en laboratoire de l’OMS pour l’ensemble. Elle est refaite chaque année, et après tout déplacement, changement de filtre ou réparation. Les valeurs de l’année précédente figurent en regard, pour montrer l’évolution.

## Formation

La moitié de notre formation porte sur le travail courant, l’autre sur les incidents : un déversement, une coupure, un gant percé. On s’exerce devant un poste en marche, avec de la fumée et un colorant fluorescent. Le défaut le plus fréquent est une boîte de gants posée sur la grille avant.`,
  },
  advantage: {
    zh_CN: `- **先测房间，再定设备**：送风口、门、走道统筹考虑，减少返工
- **两份检测报告**：B150 出厂一份、现场一份，注明仪器编号
- **数据可比**：上一年与本年并列，及早发现风速下降
- **废弃物可追溯**：双扉灭菌器、每周生物指示剂，记录与批次对应
- **应急演练**：溢洒、断电、手套破损三种情形每年演练`,
    en_EN: `- **The room is measured first.** Grilles, doors and passages are planned together, which avoids moving a cabinet later
- **Two certificates.** Each B150 has one from the plant and one from its site, with the instrument named
- **Comparable figures.** Last year’s figures beside this year’s show a falling airflow early
- **Traceable waste.** Double-ended autoclave, weekly indicator, a record for each load
- **Incident drills.** Spill, power cut and torn glove, once a year`,
    es_ES: `- **Primero se mide la sala.** Rejillas, puertas y pasos se planifican en conjunto, lo que evita mover después una cabina
- **Dos certificados.** Cada B150 tiene uno de fábrica y otro de su emplazamiento, con el instrumento indicado
- **Cifras comparables.** Los datos del año anterior junto a los de este muestran pronto un descenso del flujo
- **Residuos trazables.** Autoclave de doble puerta, indicador semanal, un registro por carga
- **Simulacros de incidentes.** Derrame, corte de corriente y guante roto, una vez al año`,
    fr_FR: `- **La pièce d’abord.** Bouches, portes et passages sont étudiés ensemble, ce qui évite de déplacer un poste par la suite
- **Deux certificats.** Chaque B150 en a un d’usine et un établi à son emplacement, avec indication de l’instrument
- **Des valeurs comparables.** Celles de l’année précédente, à côté de celles de l’année, révèlent tôt un débit qui baisse
- **Déchets tracés.** Autoclave à double porte, indicateur hebdomadaire, un relevé par charge
- **Incidents simulés.** Déversement, coupure et gant percé, une fois par an`,
  },
}
