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
      listName: `${m.model}（2–8 °C，${m.litres} 升）`,
      brief: `2–8 °C，${m.litres} 升，${m.shelves} 层搁架全箱 ±${m.uniformity} °C，独立防冻温控。`,
      overview: `药品冷藏箱要回答检查员的三个问题：最冷的一层会不会结冰？最热的一层会不会超过 8 °C？记录有没有断过？${m.model} 以背板风道把空气送到每一层，${m.shelves} 层之间的差别不超过 ±${m.uniformity} °C；另一路独立温控守住 2 °C 下限。

三层中空玻璃门镀膜防露，箱内 LED 照明不发热。开门 60 秒后 ${m.recovery} 分钟回到设定温度。R600a 制冷剂不超过 72 g，日耗电 ${m.energy} kWh，噪声 ${m.noise} dB(A)。

每 10 秒一条记录，本机保存十年。验证孔、报警触点和 USB 导出均为标配，GSP 现场检查时，曲线与报警处理记录一页打印。`,
      traits: [
        ['每一层都是 5 °C', `${m.shelves} 层搁架，均匀性 ±${m.uniformity} °C`, '背板风道，物品靠壁不挡风'],
        ['不会冻坏', '独立温控 2 °C 切断', '超限先报警，再动作'],
        ['开门之后', `60 秒开门，${m.recovery} 分钟恢复`, `断电后 ${m.warmUp} 分钟仍在 8 °C 以下`],
        ['经得起检查', '十年记录，权限分级', '验证孔 25 mm，报警触点标配'],
      ],
    }),
    en_EN: (m) => ({
      name: `${m.model} Pharmacy Refrigerator`,
      listName: `${m.model}, 2 to 8 °C, ${m.litres} L`,
      brief: `${m.litres} litres at 2 to 8 °C, ${m.shelves} shelves within ±${m.uniformity} °C, and a second thermostat against frost.`,
      overview: `An inspector asks three things of a pharmacy refrigerator. Can the coldest shelf freeze? Can the warmest pass 8 °C? Is there a gap in the record? The ${m.model} sends air to each level through a duct in the back wall, so that its ${m.shelves} shelves stay within ±${m.uniformity} °C of one another, and a separate thermostat guards the lower limit of 2 °C.

The door has three panes, coated against dew, and the light gives off no heat. After 60 seconds with the door open the air is back at its set point in ${m.recovery} minutes. The circuit holds no more than 72 g of R600a. Energy is ${m.energy} kWh a day, noise ${m.noise} dB(A).

A reading every ten seconds is kept for ten years in the device. Access port, alarm contact and export are standard, and the curve with its alarms and what was done about them prints on one page.`,
      traits: [
        [
          'Five degrees on every shelf',
          `${m.shelves} shelves within ±${m.uniformity} °C`,
          'Air from the back wall; boxes cannot block it',
        ],
        ['It cannot freeze', 'Independent thermostat cuts out at 2 °C', 'It warns first and acts second'],
        [
          'After the door',
          `Back in ${m.recovery} minutes after 60 seconds open`,
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
      listName: `${m.model}, de 2 a 8 °C, ${m.litres} L`,
      brief: `${m.litres} litros de 2 a 8 °C, ${m.shelves} estantes a ±${m.uniformity} °C y un segundo termostato contra la helada.`,
      overview: `Un inspector pregunta tres cosas a un frigorífico de farmacia. ¿Puede helarse el estante más frío? ¿Puede pasar de 8 °C el más cálido? ¿Tiene huecos el registro? El ${m.model} lleva el aire a cada nivel por un conducto en la pared posterior, de modo que sus ${m.shelves} estantes se mantienen a ±${m.uniformity} °C entre sí, y un termostato aparte vigila el límite inferior de 2 °C.

La puerta tiene tres vidrios con capa antivaho y la luz no desprende calor. Tras 60 segundos abierta, el aire vuelve a la consigna en ${m.recovery} minutos. El circuito no contiene más de 72 g de R600a. Consume ${m.energy} kWh al día y emite ${m.noise} dB(A).

Cada diez segundos se toma una lectura que el equipo guarda diez años. Pasamuros, contacto de alarma y exportación son de serie; la curva, las alarmas y lo que se hizo con ellas se imprimen en una página.`,
      traits: [
        [
          'Cinco grados en cada estante',
          `${m.shelves} estantes a ±${m.uniformity} °C`,
          'Aire por la pared posterior: las cajas no lo tapan',
        ],
        ['No puede helarse', 'Termostato independiente, corta a 2 °C', 'Primero avisa y después actúa'],
        [
          'Después de abrir',
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
      listName: `${m.model}, de 2 à 8 °C, ${m.litres} L`,
      brief: `${m.litres} litres de 2 à 8 °C, ${m.shelves} clayettes à ±${m.uniformity} °C et un second thermostat contre le gel.`,
      overview: `Un inspecteur pose trois questions à un réfrigérateur de pharmacie. La clayette la plus froide peut-elle geler ? La plus chaude, dépasser 8 °C ? Le relevé a-t-il des trous ? Le ${m.model} envoie l’air à chaque niveau par une gaine dans la paroi arrière : ses ${m.shelves} clayettes restent à ±${m.uniformity} °C les unes des autres, et un thermostat distinct garde la limite basse de 2 °C.

La porte à trois vitres est traitée contre la buée, l’éclairage ne chauffe pas. Après 60 secondes d’ouverture, l’air revient à la consigne en ${m.recovery} minutes. Le circuit ne contient pas plus de 72 g de R600a. Consommation ${m.energy} kWh par jour, bruit ${m.noise} dB(A).

Un relevé toutes les dix secondes est conservé dix ans dans l’appareil. Passage de sonde, contact d’alarme et export sont de série ; la courbe, les alarmes et les suites données s’impriment sur une page.`,
      traits: [
        [
          'Cinq degrés sur chaque clayette',
          `${m.shelves} clayettes à ±${m.uniformity} °C`,
          'L’air vient de la paroi : les boîtes ne le bouchent pas',
        ],
        [
          'Il ne peut pas geler',
          'Thermostat indépendant, coupure à 2 °C',
          'Il prévient d’abord, il agit ensuite',
        ],
        [
          'Après l’ouverture',
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
