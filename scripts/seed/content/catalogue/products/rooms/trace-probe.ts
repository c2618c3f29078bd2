import type { SeriesSeed } from '../series'

export const traceProbe: SeriesSeed = {
  series: 'trace-probe',
  approvals: 'monitoring',
  markets: [],
  solutions: ['laboratory-network', 'pharma-supply-chain'],
  relatedProducts: ['trace-4', 'trace-gateway'],
  updateTime: '2026-06-09T10:00:00+08:00',
  words: {
    zh_CN: (m) => ({
      name: `${m.model} 校准探头`,
      listName: `${m.model} 校准探头`,
      overview: `探头需定期校准，拆下送检期间测点会中断监测。${m.model} 把校准数据写在插头芯片里：校准好的新探头插上即用，旧的寄回，终端自动识别编号、证书号与到期日。

Pt1000 四线制，不锈钢套管直径 6 mm，−200 至 +50 °C 三点校准，最大允许误差 ±${m.format('accuracy')} °C。扁平引线厚 0.8 mm，从门缝穿过，不损伤门封。到期前 60 天提醒。`,
      traits: [
        ['插上即用', '校准数据在插头芯片内', '终端自动记录证书号与到期日'],
        ['三点校准', `最大允许误差 ±${m.format('accuracy')} °C`, 'ISO/IEC 17025 证书随附'],
        ['不伤门封', '扁平引线 0.8 mm', '可选甘油瓶，模拟负载'],
      ],
    }),
    en_EN: (m) => ({
      name: `${m.model}, calibrated`,
      overview: `Probes have to be recalibrated on time, and while one is away its measuring point is not monitored. The ${m.model} stores its calibration in the plug: a newly calibrated probe is plugged in, the old one is sent back, and the monitor reads number, certificate and date of expiry automatically.

It is a four-wire Pt1000 in a steel sheath 6 mm thick, calibrated at three points between −200 and +50 °C with a maximum permissible error of ±${m.format('accuracy')} °C. The flat lead is 0.8 mm thin and passes a door seal without harm. Sixty days before expiry you are reminded.`,
      traits: [
        ['Quick exchange', 'Calibration stored in the plug', 'Certificate and expiry noted by the monitor'],
        [
          'Three points',
          `Maximum permissible error ±${m.format('accuracy')} °C`,
          'ISO/IEC 17025 certificate included',
        ],
        ['No damage to the door seal', 'Flat lead, 0.8 mm', 'Optional glycerol bottle to simulate the load'],
      ],
    }),
    es_ES: (m) => ({
      name: `Sonda calibrada ${m.model}`,
      overview: `Las sondas deben recalibrarse a tiempo y, mientras una está fuera, su punto queda sin monitorizar. ${m.model} lleva la calibración en el conector: se enchufa una sonda recién calibrada, se devuelve la anterior y el monitor lee automáticamente número, certificado y caducidad.

Es una Pt1000 a cuatro hilos en vaina de acero de 6 mm, calibrada en tres puntos entre −200 y +50 °C con un error máximo permitido de ±${m.format('accuracy')} °C. El cable plano, de 0,8 mm, atraviesa la junta de la puerta sin dañarla. El aviso llega sesenta días antes de la caducidad.`,
      traits: [
        [
          'Enchufar y medir',
          'Calibración guardada en el conector',
          'El monitor anota certificado y caducidad',
        ],
        [
          'Tres puntos',
          `Error máximo permitido: ±${m.format('accuracy')} °C`,
          'Certificado ISO/IEC 17025 incluido',
        ],
        ['Sin daño a la junta', 'Cable plano de 0,8 mm', 'Frasco de glicerol opcional para simular la carga'],
      ],
    }),
    fr_FR: (m) => ({
      name: `Sonde étalonnée ${m.model}`,
      overview: `Les sondes doivent être réétalonnées à temps et, en leur absence, le point de mesure n’est plus surveillé. ${m.model} conserve son étalonnage dans la fiche : on branche une sonde qui vient d’être étalonnée, on renvoie l’ancienne, et l’enregistreur lit automatiquement le numéro, le certificat et l’échéance.

C’est une Pt1000 à quatre fils dans une gaine d’acier de 6 mm, étalonnée en trois points entre −200 et +50 °C avec une erreur maximale tolérée de ±${m.format('accuracy')} °C. Le câble plat de 0,8 mm passe sous un joint de porte sans l’abîmer. Un rappel est envoyé soixante jours avant l’échéance.`,
      traits: [
        [
          'Brancher et mesurer',
          'Étalonnage inscrit dans la fiche',
          'L’enregistreur note certificat et échéance',
        ],
        [
          'Trois points',
          `Erreur maximale tolérée : ±${m.format('accuracy')} °C`,
          'Certificat ISO/IEC 17025 fourni',
        ],
        [
          'Sans dommage pour le joint',
          'Câble plat de 0,8 mm',
          'Flacon de glycérol en option pour simuler la charge',
        ],
      ],
    }),
  },
}
