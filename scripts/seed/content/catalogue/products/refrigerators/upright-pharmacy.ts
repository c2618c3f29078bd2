import type { SeriesSeed } from '../series'

export const uprightPharmacy: SeriesSeed = {
  series: 'upright-pharmacy',
  approvals: 'pharmacy',
  markets: [],
  solutions: ['pharma-supply-chain', 'hospital-pharmacy', 'clinical-trials'],
  relatedProducts: ['r120', 'u390', 'trace-4'],
  updateTime: '2026-01-20T10:00:00+08:00',
  words: {
    zh_CN: (m) => ({
      name: `${m.model} 医用冷藏箱`,
      listName: `${m.model} 医用冷藏箱`,
      overview: `药品检查关注三点：最冷处是否结冰，最热处是否超过 8 °C，记录是否连续。${m.model} 以背板风道把空气送到每一层，${m.shelves} 层之间的差别不超过 ±${m.uniformity} °C；另设独立温控，保证不低于 2 °C。

三层中空玻璃门镀膜防露，箱内 LED 照明不发热。开门 60 秒后 ${m.recovery} 分钟回到设定温度。R600a 制冷剂不超过 72 g，日耗电 ${m.energy} kWh，噪声 ${m.noise} dB(A)。

每 10 秒一条记录，本机保存十年。验证孔、报警触点和 USB 导出均为标配，GSP 现场检查时，曲线与报警处理记录一页打印。`,
      traits: [
        ['各层温度均匀', `${m.shelves} 层搁架，均匀性 ±${m.uniformity} °C`, '背板风道，物品靠壁不挡风'],
        ['独立防冻', '独立温控 2 °C 切断', '超限先报警，后切断'],
        ['恢复快', `60 秒开门，${m.recovery} 分钟恢复`, `断电后 ${m.warmUp} 分钟仍在 8 °C 以下`],
        ['满足检查要求', '十年记录，权限分级', '验证孔 25 mm，报警触点标配'],
      ],
    }),
    en_EN: (m) => ({
      name: `${m.model} pharmacy refrigerator`,
      overview: `Inspectors check three points: whether the coldest shelf can freeze, whether the warmest can exceed 8 °C, and whether the record is complete. The ${m.model} sends air to each level through a duct in the back wall, so that its ${m.shelves} shelves stay within ±${m.uniformity} °C of one another, and a separate thermostat prevents anything below 2 °C.

The door has three panes, coated against condensation, and the light gives off no heat. After 60 seconds with the door open the air is back at its set point in ${m.recovery} minutes. The circuit holds no more than 72 g of R600a. Energy is ${m.energy} kWh a day, noise ${m.noise} dB(A).

A reading every ten seconds is stored on board for ten years. Access port, alarm contact and export are standard, and the temperature curve, alarms and corrective actions print on one page.`,
      traits: [
        [
          'Uniform on every shelf',
          `${m.shelves} shelves within ±${m.uniformity} °C`,
          'Air from the back wall; boxes cannot block it',
        ],
        ['Freeze protection', 'Independent thermostat, cut-out at 2 °C', 'Alarm before cut-out'],
        [
          'Fast recovery',
          `Recovery in ${m.recovery} minutes after a 60-second opening`,
          `${m.warmUp} minutes below 8 °C without power`,
        ],
        [
          'Ready for inspection',
          'Ten years of record, access by role',
          'Port of 25 mm and alarm contact as standard',
        ],
      ],
    }),
    es_ES: (m) => ({
      name: `Frigorífico de farmacia ${m.model}`,
      overview: `En una inspección se comprueban tres puntos: si el estante más frío puede congelarse, si el más cálido puede superar 8 °C y si el registro está completo. El ${m.model} lleva el aire a cada nivel por un conducto en la pared posterior, de modo que sus ${m.shelves} estantes se mantienen a ±${m.uniformity} °C entre sí, y un termostato aparte impide bajar de 2 °C.

La puerta tiene tres vidrios con capa antivaho y la iluminación no desprende calor. Tras 60 segundos abierta, el aire vuelve a la consigna en ${m.recovery} minutos. El circuito no contiene más de 72 g de R600a. Consume ${m.energy} kWh al día y emite ${m.noise} dB(A).

Cada diez segundos se toma una lectura, que el equipo guarda diez años. Pasamuros, contacto de alarma y exportación son de serie; la curva, las alarmas y las acciones correctivas se imprimen en una página.`,
      traits: [
        [
          'Uniforme en cada estante',
          `${m.shelves} estantes a ±${m.uniformity} °C`,
          'Aire por la pared posterior: las cajas no lo bloquean',
        ],
        [
          'Protección contra la congelación',
          'Termostato independiente, corte a 2 °C',
          'Alarma antes del corte',
        ],
        [
          'Recuperación rápida',
          `Se recupera en ${m.recovery} minutos tras 60 segundos`,
          `${m.warmUp} minutos por debajo de 8 °C sin corriente`,
        ],
        [
          'Listo para la inspección',
          'Diez años de registro y acceso por perfiles',
          'Pasamuros de 25 mm y contacto de alarma de serie',
        ],
      ],
    }),
    fr_FR: (m) => ({
      name: `Réfrigérateur de pharmacie ${m.model}`,
      overview: `Lors d’une inspection, trois points comptent : la clayette la plus froide ne doit pas geler, la plus chaude ne doit pas dépasser 8 °C et le relevé doit être complet. Le ${m.model} envoie l’air à chaque niveau par une gaine dans la paroi arrière : ses ${m.shelves} clayettes restent à ±${m.uniformity} °C les unes des autres, et un thermostat distinct empêche de descendre sous 2 °C.

La porte à triple vitrage est traitée contre la buée et l’éclairage ne chauffe pas. Après 60 secondes d’ouverture, l’air revient à la consigne en ${m.recovery} minutes. Le circuit ne contient pas plus de 72 g de R600a. La consommation est de ${m.energy} kWh par jour, le bruit de ${m.noise} dB(A).

Un relevé toutes les dix secondes est conservé dix ans dans l’appareil. Passage de sonde, contact d’alarme et export sont de série ; la courbe, les alarmes et les actions correctives s’impriment sur une page.`,
      traits: [
        [
          'Homogène sur chaque clayette',
          `${m.shelves} clayettes à ±${m.uniformity} °C`,
          'Air soufflé par la paroi arrière, non obstrué par les boîtes',
        ],
        ['Protection contre le gel', 'Thermostat indépendant, coupure à 2 °C', 'Alarme avant la coupure'],
        [
          'Retour rapide',
          `Retour en ${m.recovery} minutes après 60 secondes`,
          `${m.warmUp} minutes sous 8 °C sans courant`,
        ],
        [
          'Prêt pour l’inspection',
          'Dix ans de relevés, accès par profil',
          'Passage de 25 mm et contact d’alarme de série',
        ],
      ],
    }),
  },
}
