import type { SeriesSeed } from '../series'

export const bloodRefrigerator: SeriesSeed = {
  series: 'blood-refrigerator',
  approvals: 'blood',
  markets: [],
  solutions: ['blood-network', 'plasma-fractionation'],
  relatedProducts: ['u620', 't25', 'trace-4'],
  updateTime: '2026-03-03T10:00:00+08:00',
  words: {
    zh_CN: (m) => ({
      name: `${m.model} 血液冷藏箱`,
      listName: `${m.model} 血液冷藏箱（${m.bags} 袋）`,
      overview: `红细胞须始终保存在 2 °C 至 6 °C。${m.model} 的显示屏并列显示空气温度与甘油瓶内负载探头的温度。后者的热惯性与血袋相当：开门 40 秒，空气升至 5.8 °C，负载只变化 0.2 °C。血液是否合格，以负载温度判断。

${m.bags} 袋分放于 ${m.shelves} 层抽屉，抽屉正面透明，滑轨带限位，抽屉不会自行滑出顶开箱门。风道从抽屉之间送风，均匀性 ±${m.uniformity} °C。开门 60 秒后 ${m.recovery} 分钟恢复，开门报警延时可设为 30 秒。

断电后负载升到 6 °C 之前有 ${m.warmUp} 分钟。报警每日自检一次，自检结果连同值班人签名一并记入档案，符合血站质量管理规范对设备记录的要求。`,
      traits: [
        ['双探头，双显示', '空气与负载并列显示，各自报警', '每 10 秒记录，保存十年'],
        ['每层均为 4 °C', `${m.shelves} 层抽屉，±${m.uniformity} °C`, `开门 60 秒后 ${m.recovery} 分钟恢复`],
        ['抽屉限位', '滑轨带限位', '开门报警延时 30 秒起可设'],
        ['断电时', `负载升至 6 °C 之前有 ${m.warmUp} 分钟`, '报警电池 72 小时，每日自检留痕'],
      ],
    }),
    en_EN: (m) => ({
      name: `${m.model} blood bank refrigerator`,
      overview: `Red cells must always be kept between 2 °C and 6 °C. The display of the ${m.model} shows two figures side by side: the air temperature, and that of a load probe in a bottle of glycerol with the thermal inertia of a blood bag. After the door has been open for 40 seconds the air reads 5.8 °C, while the load probe has moved by 0.2 °C. The load figure decides whether the blood can be used.

The ${m.bags} bags lie in drawers on ${m.shelves} levels. The fronts are clear, and the runners have a stop, so that no drawer can push the door ajar. Air passes between the drawers and keeps them within ±${m.uniformity} °C. After the door has been open for a minute the temperature recovers in ${m.recovery} minutes, and the door alarm can be set to 30 seconds.

Without power the load takes ${m.warmUp} minutes to reach 6 °C. The alarm runs a self-test every day and records the result with the name of the person who acknowledged it.`,
      traits: [
        [
          'Two probes, two figures',
          'Air and load side by side, each with an alarm',
          'A reading every ten seconds, kept for ten years',
        ],
        [
          '4 °C on every level',
          `${m.shelves} drawer levels within ±${m.uniformity} °C`,
          `Recovery in ${m.recovery} minutes after a 60-second opening`,
        ],
        ['Drawer stops', 'Runners with a stop', 'Door alarm from 30 seconds'],
        [
          'Warm-up in a power failure',
          `${m.warmUp} minutes until the load reaches 6 °C`,
          'Alarm battery for 72 hours, tested daily and on record',
        ],
      ],
    }),
    es_ES: (m) => ({
      name: `Frigorífico de banco de sangre ${m.model}`,
      overview: `Los hematíes deben conservarse siempre entre 2 °C y 6 °C. La pantalla del ${m.model} muestra juntas dos cifras: la temperatura del aire y la de una sonda de carga en un frasco de glicerol con la inercia térmica de una bolsa de sangre. Tras 40 segundos de puerta abierta, el aire marca 5,8 °C y la sonda de carga solo ha variado 0,2 °C. Esta segunda cifra decide si la sangre puede utilizarse.

Las ${m.bags} bolsas reposan en cajones de ${m.shelves} niveles. Los frentes son transparentes y las guías tienen tope, de modo que ningún cajón puede entreabrir la puerta. El aire pasa entre los cajones y los mantiene a ±${m.uniformity} °C. Tras un minuto de puerta abierta, la temperatura se recupera en ${m.recovery} minutos y la alarma de puerta puede ajustarse a 30 segundos.

Sin corriente, la carga tarda ${m.warmUp} minutos en llegar a 6 °C. La alarma hace una autocomprobación diaria y registra el resultado con el nombre de quien lo confirmó.`,
      traits: [
        [
          'Dos sondas, dos cifras',
          'Aire y carga a la vista, cada una con su alarma',
          'Una lectura cada diez segundos, diez años guardada',
        ],
        [
          '4 °C en cada nivel',
          `${m.shelves} niveles de cajones a ±${m.uniformity} °C`,
          `Se recupera en ${m.recovery} minutos tras 60 segundos de apertura`,
        ],
        ['Cajones con tope', 'Guías con tope', 'Alarma de puerta desde 30 segundos'],
        [
          'En un corte de corriente',
          `${m.warmUp} minutos hasta que la carga llega a 6 °C`,
          'Alarma con batería de 72 horas, probada y registrada a diario',
        ],
      ],
    }),
    fr_FR: (m) => ({
      name: `Réfrigérateur de banque de sang ${m.model}`,
      overview: `Les globules rouges se conservent toujours entre 2 °C et 6 °C. L’afficheur du ${m.model} indique deux valeurs côte à côte : la température de l’air et celle d’une sonde de charge plongée dans un flacon de glycérol, dont l’inertie thermique est celle d’une poche. Après 40 secondes de porte ouverte, l’air est à 5,8 °C et la sonde de charge n’a varié que de 0,2 °C. C’est cette seconde valeur qui décide si le sang peut être utilisé.

Les ${m.bags} poches reposent dans des tiroirs sur ${m.shelves} niveaux. Les façades sont transparentes et les glissières ont une butée : aucun tiroir ne peut entrouvrir la porte. L’air circule entre les tiroirs et les maintient à ±${m.uniformity} °C. Après une minute de porte ouverte, la température est rétablie en ${m.recovery} minutes, et l’alarme de porte est réglable à partir de 30 secondes.

Sans courant, la charge met ${m.warmUp} minutes à atteindre 6 °C. L’alarme effectue un autotest quotidien et enregistre le résultat, avec le nom de la personne qui l’a acquitté.`,
      traits: [
        [
          'Deux sondes, deux valeurs',
          'Air et charge côte à côte, chacun avec son alarme',
          'Un relevé toutes les dix secondes, gardé dix ans',
        ],
        [
          '4 °C à chaque niveau',
          `${m.shelves} niveaux de tiroirs à ±${m.uniformity} °C`,
          `Retour en ${m.recovery} minutes après 60 secondes d’ouverture`,
        ],
        [
          'Tiroirs à butée',
          'Aucun tiroir ne peut entrouvrir la porte',
          'Alarme de porte réglable dès 30 secondes',
        ],
        [
          'En cas de coupure',
          `${m.warmUp} minutes avant que la charge n’atteigne 6 °C`,
          'Batterie d’alarme de 72 heures, test quotidien enregistré',
        ],
      ],
    }),
  },
}
