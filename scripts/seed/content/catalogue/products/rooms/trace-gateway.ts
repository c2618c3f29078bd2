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
      listName: `${m.model} 网关`,
      brief: '一台网关连接 200 个终端，断网时缓存 90 天，恢复后自动补传。',
      overview: `医院的网络会改造，会断，会换密码；温度记录不应因此出现空白。${m.model} 以 LoRa 收取 200 个 Trace 终端的数据，院内有线优先，断开后转 LTE-M；两路都断时缓存 90 天，恢复后按原时间补传，并在记录中注明补传。

网关断电后电池工作 ${m.format('alarm-battery')} 小时，足够把“停电了”这件事说出去。数据可存于院内服务器，不经云端。`,
      traits: [
        ['两条路', '有线优先，LTE-M 备用', '都断时缓存 90 天，自动补传'],
        ['一台管一栋楼', 'LoRa 连接 200 个终端', '墙挂或导轨安装'],
        ['数据在谁手里', '可部署于院内服务器', '传输与存储均加密'],
      ],
    }),
    en_EN: (m) => ({
      name: `${m.model}`,
      listName: `${m.model}`,
      brief: 'One gateway for 200 monitors. When the network fails it keeps 90 days and sends them later.',
      overview: `Hospital networks are rebuilt, cut off and given new passwords. The temperature record should not have a hole for that. The ${m.model} hears 200 Trace monitors by LoRa. It prefers the cable and changes to LTE-M when the cable fails. When both fail it keeps 90 days, sends them later with their own times, and the record says so.

Its battery lasts ${m.format('alarm-battery')} hours, long enough to tell someone that the power has gone. Data may stay on a server of the house; no cloud is needed.`,
      traits: [
        ['Two ways out', 'Cable first, LTE-M as reserve', 'With neither, 90 days are kept and sent later'],
        ['One for a building', '200 monitors by LoRa', 'On the wall or on a rail'],
        ['Whose data', 'On a server of your own, if you wish', 'Encrypted on the way and at rest'],
      ],
    }),
    es_ES: (m) => ({
      name: `Pasarela ${m.model}`,
      listName: `${m.model}`,
      brief: 'Una pasarela para 200 monitores. Si falla la red guarda 90 días y los envía después.',
      overview: `Las redes de los hospitales se reforman, se cortan y cambian de contraseña. El registro de temperatura no debería tener un hueco por eso. ${m.model} escucha por LoRa a 200 monitores Trace. Prefiere el cable y pasa a LTE-M cuando este falla. Si fallan ambos, guarda 90 días, los envía después con su hora original y el registro lo hace constar.

Su batería dura ${m.format('alarm-battery')} horas, suficientes para avisar de que se ha ido la luz. Los datos pueden quedarse en un servidor de la casa; no hace falta nube.`,
      traits: [
        [
          'Dos salidas',
          'Primero el cable, LTE-M de reserva',
          'Sin ninguna, 90 días guardados y enviados después',
        ],
        ['Una para todo el edificio', '200 monitores por LoRa', 'En pared o en carril'],
        ['De quién son los datos', 'En un servidor propio, si se desea', 'Cifrados en tránsito y en reposo'],
      ],
    }),
    fr_FR: (m) => ({
      name: `Passerelle ${m.model}`,
      listName: `${m.model}`,
      brief:
        'Une passerelle pour 200 enregistreurs. Quand le réseau tombe, elle garde 90 jours et les envoie ensuite.',
      overview: `Les réseaux d’hôpital sont refaits, coupés, changent de mot de passe. Le relevé des températures ne devrait pas avoir de trou pour autant. ${m.model} écoute 200 enregistreurs Trace par LoRa. Elle préfère le câble et passe en LTE-M quand il lâche. Quand les deux manquent, elle garde 90 jours, les envoie ensuite à leur heure d’origine, et le relevé le mentionne.

Sa batterie dure ${m.format('alarm-battery')} heures, assez pour dire à quelqu’un que le courant est parti. Les données peuvent rester sur un serveur de la maison ; aucun nuage n’est requis.`,
      traits: [
        ['Deux issues', 'Le câble d’abord, LTE-M en secours', 'Sans aucun, 90 jours gardés puis envoyés'],
        ['Une pour un bâtiment', '200 enregistreurs par LoRa', 'Au mur ou sur rail'],
        [
          'À qui sont les données',
          'Sur votre serveur, si vous le souhaitez',
          'Chiffrées en transit et au repos',
        ],
      ],
    }),
  },
}
