import type { SeriesSeed } from '../series'

export const traceGateway: SeriesSeed = {
  series: 'trace-gateway',
  approvals: 'monitoring',
  markets: [],
  solutions: ['sample-network', 'blood-network', 'laboratory-network'],
  relatedProducts: ['trace-4', 'trace-4n', 'trace-probe'],
  updateTime: '2026-06-09T10:00:00+08:00',
  words: {
    zh_CN: (m) => ({
      name: `${m.model} 监测网关`,
      listName: `${m.model} 监测网关`,
      overview: `医院网络改造、中断或更换密码时，温度记录不应出现空白。${m.model} 以 LoRa 收取 200 个 Trace 终端的数据，院内有线优先，断开后转 LTE-M；两路都断时缓存 90 天，恢复后按原时间补传，并在记录中注明补传。

网关断电后电池工作 ${m.format('alarm-battery')} 小时，可发出断电报警。数据可存于院内服务器，不经云端。`,
      traits: [
        ['双路通信', '有线优先，LTE-M 备用', '都断时缓存 90 天，自动补传'],
        ['一台覆盖一栋楼', 'LoRa 连接 200 个终端', '墙挂或导轨安装'],
        ['数据自主', '可部署于院内服务器', '传输与存储均加密'],
      ],
    }),
    en_EN: (m) => ({
      name: `${m.model}`,
      overview: `Hospital networks are rebuilt, interrupted and given new passwords, and the temperature record must not have gaps because of it. The ${m.model} receives 200 Trace monitors by LoRa. It uses the wired network first and LTE-M as a backup. If both fail it buffers 90 days of data and sends them later with their original times, marked as such in the record.

Its battery lasts ${m.format('alarm-battery')} hours, long enough to report the power failure. Data may stay on a server of your own; no cloud is needed.`,
      traits: [
        [
          'Two connections',
          'Wired network first, LTE-M as backup',
          'Without either, 90 days are buffered and sent later',
        ],
        ['One gateway for a building', '200 monitors by LoRa', 'On the wall or on a rail'],
        ['Your data', 'On a server of your own, if you wish', 'Encrypted in transit and at rest'],
      ],
    }),
    es_ES: (m) => ({
      name: `Pasarela ${m.model}`,
      overview: `Las redes de los hospitales se reforman, se interrumpen y cambian de contraseña, y el registro de temperatura no debe tener lagunas por ello. ${m.model} recibe por LoRa 200 monitores Trace. Utiliza primero la red cableada, con LTE-M como reserva. Si fallan ambas, guarda 90 días de datos y los envía después con su hora original, lo que consta en el registro.

Su batería dura ${m.format('alarm-battery')} horas, suficientes para notificar el corte de corriente. Los datos pueden quedarse en un servidor propio; no hace falta nube.`,
      traits: [
        [
          'Dos conexiones',
          'Primero la red cableada, LTE-M de reserva',
          'Sin ninguna, 90 días de datos guardados y enviados después',
        ],
        ['Una para todo el edificio', '200 monitores por LoRa', 'En pared o en carril'],
        ['Sus datos', 'En un servidor propio, si se desea', 'Cifrados en tránsito y en reposo'],
      ],
    }),
    fr_FR: (m) => ({
      name: `Passerelle ${m.model}`,
      overview: `Les réseaux d’hôpital sont modifiés, interrompus ou changent de mot de passe, et le relevé des températures ne doit pas présenter de lacune pour autant. ${m.model} reçoit 200 enregistreurs Trace par LoRa. Elle utilise d’abord le réseau filaire, puis LTE-M en secours. Si les deux font défaut, elle garde 90 jours de données et les envoie ensuite avec leur heure d’origine, ce que le relevé mentionne.

Sa batterie dure ${m.format('alarm-battery')} heures, assez pour signaler la coupure de courant. Les données peuvent rester sur votre propre serveur ; aucun cloud n’est requis.`,
      traits: [
        [
          'Deux liaisons',
          'Réseau filaire d’abord, LTE-M en secours',
          'Sans aucune, 90 jours de données gardés puis envoyés',
        ],
        ['Une passerelle par bâtiment', '200 enregistreurs par LoRa', 'Au mur ou sur rail'],
        ['Vos données', 'Sur votre serveur, si vous le souhaitez', 'Chiffrées en transit et au repos'],
      ],
    }),
  },
}
