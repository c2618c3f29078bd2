import type { SeriesSeed } from '../series'

export const compactUltraLow: SeriesSeed = {
  series: 'compact-ultra-low',
  approvals: 'ultra-low',
  markets: [],
  solutions: ['laboratory-network', 'clinical-trials', 'hospital-pharmacy'],
  relatedProducts: ['u340', 'trace-4'],
  updateTime: '2025-09-16T10:00:00+08:00',
  words: {
    zh_CN: (m) => ({
      name: `${m.model} 小型超低温保存箱`,
      listName: `${m.model} 小型超低温保存箱`,
      overview: `${m.model} 适合直接放在实验区：宽 ${m.width} mm，高 ${m.height} mm，${m.boxes} 个 2 英寸冻存盒随手可取，可减少大型保存箱的开门次数。

变频复叠系统，单回路碳氢充注量不到 100 g，因此对房间面积没有额外要求。−80 °C 日耗电 ${m.energy} kWh，噪声 ${m.noise} dB(A)，相当于安静的办公室。散热从前方进、前方出，两侧与背面可以贴墙。`,
      traits: [
        ['前进前出的散热', '两侧与背面可贴墙放置', '碳氢充注量不到 100 g，不限房间面积'],
        ['安静', `1 米处 ${m.noise} dB(A)`, '夜间自动降速'],
        ['功能齐全', `${m.boxes} 盒，独立内门`, '数据保存十年，报警电池 72 小时'],
      ],
    }),
    en_EN: (m) => ({
      name: `${m.model} compact ultra-low temperature freezer, −86 °C`,
      overview: `Not every department needs a full-size freezer. The ${m.model} brings −80 °C to where the work is done: ${m.width} mm wide and ${m.height} mm high, with ${m.boxes} two-inch boxes at arm’s length. The large central freezer is opened far less often.

Its variable-speed cascade holds less than 100 g of hydrocarbon in a circuit, so there is no minimum size of room. It draws ${m.energy} kWh a day at −80 °C and makes ${m.noise} dB(A), the level of a quiet office. Air enters and leaves at the front; sides and back may touch the wall.`,
      traits: [
        [
          'Air in and out at the front',
          'Sides and back may touch the wall',
          'Less than 100 g of hydrocarbon: no minimum room size',
        ],
        ['Quiet', `${m.noise} dB(A) at one metre`, 'Reduced speed at night'],
        [
          'Compact, fully equipped',
          `${m.boxes} boxes behind inner doors`,
          'Ten years of record, alarm battery for 72 hours',
        ],
      ],
    }),
    es_ES: (m) => ({
      name: `Ultracongelador compacto ${m.model}, −86 °C`,
      overview: `No todos los servicios necesitan un equipo de gran tamaño. El ${m.model} ofrece −80 °C en el lugar de trabajo: ${m.width} mm de ancho y ${m.height} mm de alto, con ${m.boxes} cajas de dos pulgadas al alcance del brazo. Así, el equipo central se abre con mucha menos frecuencia.

Su cascada de velocidad variable contiene menos de 100 g de hidrocarburo por circuito, por lo que no exige un tamaño mínimo de sala. Consume ${m.energy} kWh al día a −80 °C y emite ${m.noise} dB(A), el nivel de una oficina tranquila. El aire entra y sale por el frente; los laterales y la parte trasera pueden tocar la pared.`,
      traits: [
        [
          'Ventilación frontal',
          'Laterales y trasera contra la pared',
          'Menos de 100 g de hidrocarburo: sin tamaño mínimo de sala',
        ],
        ['Silencioso', `${m.noise} dB(A) a un metro`, 'Velocidad reducida de noche'],
        [
          'Compacto y completo',
          `${m.boxes} cajas tras puertas interiores`,
          'Diez años de registro y alarma con batería de 72 horas',
        ],
      ],
    }),
    fr_FR: (m) => ({
      name: `Congélateur ultra-basse température compact ${m.model}, −86 °C`,
      overview: `Tous les services n’ont pas besoin d’un grand congélateur. L’${m.model} met les −80 °C à portée du poste de travail : ${m.width} mm de large, ${m.height} mm de haut et ${m.boxes} boîtes de deux pouces sous la main. Le grand congélateur central s’ouvre alors bien moins souvent.

Sa cascade à vitesse variable contient moins de 100 g d’hydrocarbure par circuit : aucune surface minimale de local n’est exigée. Il consomme ${m.energy} kWh par jour à −80 °C pour ${m.noise} dB(A), le niveau d’un bureau calme. L’air entre et sort par l’avant ; côtés et dos peuvent toucher le mur.`,
      traits: [
        [
          'Ventilation par l’avant',
          'Côtés et dos contre le mur',
          'Moins de 100 g d’hydrocarbure : pas de surface minimale',
        ],
        ['Silencieux', `${m.noise} dB(A) à un mètre`, 'Vitesse réduite la nuit'],
        [
          'Compact et complet',
          `${m.boxes} boîtes derrière des portillons`,
          'Dix ans de relevés, batterie d’alarme de 72 heures',
        ],
      ],
    }),
  },
}
