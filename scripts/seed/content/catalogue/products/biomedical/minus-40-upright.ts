import type { SeriesSeed } from '../series'

export const minus40Upright: SeriesSeed = {
  series: 'minus-40-upright',
  approvals: 'biomedical',
  markets: [],
  solutions: ['laboratory-network', 'plasma-fractionation', 'clinical-trials'],
  relatedProducts: ['trace-4', 'u620'],
  updateTime: '2025-05-13T10:00:00+08:00',
  words: {
    zh_CN: (m) => ({
      name: `${m.model} 立式医用低温保存箱（−40 °C）`,
      listName: `${m.model} 立式医用低温保存箱`,
      overview: `酶、标准品、诊断试剂与短期血浆，常写明“−30 °C 以下保存”。若使用 −86 °C 的设备，电费约为两倍。${m.model} 以单级 R290 压缩达到 −40 °C，${m.litres} 升，日耗电 ${m.energy} kWh。

蒸发管路嵌在每层搁架之内，冷量直接传到各层物品，上下层温差因此控制在 ±${m.uniformity} °C。每层各有一道透明内门，查找试剂时冷气损失小。`,
      traits: [
        ['搁架即蒸发器', `全箱 ±${m.uniformity} °C`, `开门 60 秒后 ${m.recovery} 分钟恢复`],
        ['节能', `−40 °C 日耗电 ${m.energy} kWh`, '单级压缩，结构简单'],
        ['每 10 秒一条记录', '本机保存十年', '断电后报警可持续 72 小时'],
      ],
    }),
    en_EN: (m) => ({
      name: `${m.model} upright freezer, −40 °C`,
      overview: `For enzymes, reference standards, diagnostic kits and plasma awaiting transport, the leaflet often specifies “below −30 °C”. Keeping them at −86 °C doubles the energy bill without any benefit. The ${m.model} reaches −40 °C with a single stage of R290, offers ${m.litres} litres and draws ${m.energy} kWh a day.

The evaporator runs through every shelf, right below the load, and from top to bottom the cabinet stays within ±${m.uniformity} °C. Each level has a clear inner flap. Little cold is lost when you look for a kit.`,
      traits: [
        [
          'Every shelf is an evaporator',
          `±${m.uniformity} °C throughout the cabinet`,
          `Recovery in ${m.recovery} minutes after a 60-second opening`,
        ],
        ['Low energy use', `${m.energy} kWh a day at −40 °C`, 'One stage and few parts'],
        ['A reading every ten seconds', 'Ten years stored on board', 'Alarm battery for 72 hours'],
      ],
    }),
    es_ES: (m) => ({
      name: `Congelador vertical ${m.model}, −40 °C`,
      overview: `Enzimas, patrones, kits de diagnóstico y plasma a la espera de transporte: el prospecto suele decir «por debajo de −30 °C». Guardarlos a −86 °C duplica el consumo sin ninguna ventaja. El ${m.model} alcanza −40 °C con una sola etapa de R290, ofrece ${m.litres} litros y consume ${m.energy} kWh al día.

El evaporador recorre cada estante, justo debajo de la carga, y toda la cuba se mantiene en ±${m.uniformity} °C. Cada nivel tiene una solapa transparente, de modo que se pierde poco frío al buscar un kit.`,
      traits: [
        [
          'Cada estante es un evaporador',
          `±${m.uniformity} °C en toda la cuba`,
          `Se recupera en ${m.recovery} minutos tras 60 segundos de apertura`,
        ],
        ['Bajo consumo', `${m.energy} kWh al día a −40 °C`, 'Una etapa y pocas piezas'],
        [
          'Una lectura cada diez segundos',
          'Diez años guardados en el equipo',
          'Batería de alarma de 72 horas',
        ],
      ],
    }),
    fr_FR: (m) => ({
      name: `Congélateur vertical ${m.model}, −40 °C`,
      overview: `Enzymes, étalons, coffrets de diagnostic, plasma en attente d’expédition : la notice indique souvent « en dessous de −30 °C ». Les conserver à −86 °C double la consommation sans aucun avantage. L’${m.model} atteint −40 °C avec un seul étage au R290, offre ${m.litres} litres et consomme ${m.energy} kWh par jour.

L’évaporateur parcourt chaque clayette, juste sous la charge, et toute la cuve reste à ±${m.uniformity} °C. Chaque niveau a son volet transparent, ce qui limite les pertes de froid pendant la recherche d’un coffret.`,
      traits: [
        [
          'Chaque clayette est un évaporateur',
          `±${m.uniformity} °C dans toute la cuve`,
          `Retour en ${m.recovery} minutes après 60 secondes d’ouverture`,
        ],
        ['Faible consommation', `${m.energy} kWh par jour à −40 °C`, 'Un étage et peu de pièces'],
        [
          'Un relevé toutes les dix secondes',
          'Dix ans de données dans l’appareil',
          'Batterie d’alarme de 72 heures',
        ],
      ],
    }),
  },
}
