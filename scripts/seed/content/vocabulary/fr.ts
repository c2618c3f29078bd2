import { each, type WordSeed } from './types'

const fridges = ['frigo', 'réfrigérateur']
const freezers = ['congélateur', 'congélo', 'surgélateur']

export const french: WordSeed[] = [
  // Mots courants.
  {
    said: [
      ...['frigo', 'frigidaire', 'conservateur', 'enceinte', 'enceinte réfrigérée', 'armoire réfrigérée'],
      ...[
        'enceinte froide',
        'enceinte thermostatique',
        'enceinte thermorégulée',
        'armoire froide',
        'armoire frigorifique',
      ],
    ],
    means: ['réfrigérateur'],
  },
  { said: ['congélo', 'surgélateur'], means: ['congélateur', 'ultra-basse température'] },
  { said: ['congélateur'], means: ['ultra-basse température'] },
  { said: ['labo'], means: ['laboratoire'] },
  { said: ['type 2', 'classe 2', 'classe II'], means: ['type II'] },
  { said: ['bahut', ...each(freezers, ['bahut', 'coffre', 'horizontal'])], means: ['coffre'] },
  { said: ['vertical', 'armoire verticale'], means: ['armoire'] },
  { said: ['de paillasse', 'petit', 'mini', 'petit modèle', 'sur paillasse'], means: ['compact'] },
  {
    said: ['table top', 'sous paillasse', 'sous comptoir', 'encastrable', 'top', 'sous plan de travail'],
    means: ['sous plan'],
  },
  // Températures.
  {
    said: [
      '-80',
      '-86',
      'moins quatre-vingts',
      'moins quatre-vingt',
      'moins 80',
      'moins quatre-vingt-six',
      'moins 86',
    ],
    means: ['ultra-basse température', '−86 °C'],
  },
  { said: ['-20', 'moins vingt', 'moins 20'], means: ['−25 °C', '−20 °C'] },
  { said: ['-30', 'moins trente', 'moins 30'], means: ['−30 °C'] },
  { said: ['-40', 'moins quarante', 'moins 40'], means: ['−40 °C'] },
  { said: ['moins cent cinquante', 'moins 150'], means: ['−150 °C'] },
  { said: ['moins cent quatre-vingt-seize', 'moins 196'], means: ['−196 °C'] },
  { said: ['2-8', '2-8 °C', 'deux à huit degrés', '+2 +8', '2 à 8 degrés'], means: ['2 à 8 °C'] },
  // Congélateurs.
  {
    said: [
      ...[
        'ULT',
        'UBT',
        'TBT',
        'super congélateur',
        'supercongélateur',
        'ultracongélateur',
        'ultra congélateur',
      ],
      ...each(freezers, [
        'très basse température',
        'ultra basse température',
        '-80',
        '-86',
        'moins quatre-vingts',
      ]),
      ...each(freezers, ['moins quatre-vingt', 'moins 80', 'ultra froid']),
      ...['très basse température', 'ultra basse température', 'ultra froid', 'ultra-froid'],
    ],
    means: ['ultra-basse température'],
  },
  { said: ['no frost', 'dégivrage automatique', 'froid ventilé'], means: ['sans givre'] },
  { said: ['inverter', 'vitesse variable'], means: ['vitesse variable'] },
  // Réfrigérateurs.
  {
    said: [
      ...[
        'médicament',
        'médicaments',
        'officine',
        'PUI',
        'thermolabiles',
        'produits thermosensibles',
        'insuline',
      ],
      ...['produits de santé', 'pharmaceutique', 'dispensaire'],
    ],
    means: ['pharmacie'],
  },
  {
    said: [...each(fridges, ['médical', 'hospitalier', 'de service', 'infirmerie'])],
    means: ['réfrigérateur de pharmacie'],
  },
  { said: ['réactif', 'réactifs'], means: ['laboratoire'] },
  {
    said: [
      ...['ATEX', 'antidéflagrant', 'antidéflagrante', 'anti-étincelles', 'anti-étincelle', 'antiétincelle'],
      ...['anti-explosion', 'produits inflammables', 'inflammables', 'sans étincelles'],
    ],
    means: ['sans étincelle'],
  },
  {
    said: [
      ...each(fridges, ['congélateur', 'double enceinte', 'combiné', 'mixte', 'bi-température']),
      ...['frigo-congélateur', 'double enceinte', 'bi-température', 'double température', 'double froid'],
    ],
    means: ['combiné réfrigérateur-congélateur'],
  },
  // Sang.
  {
    said: [
      ...[
        'CGR',
        'PSL',
        'produits sanguins',
        'produits sanguins labiles',
        'poches de sang',
        'concentrés globulaires',
      ],
      ...['concentrés de globules rouges', 'dépôt de sang', 'EFS', 'transfusion'],
    ],
    means: ['banque de sang'],
  },
  {
    said: [
      ...each(
        ['armoire', 'conservateur', 'enceinte', 'frigo', 'réfrigérateur'],
        ['à sang', 'à poches de sang'],
      ),
      'armoire réfrigérée sang',
    ],
    means: ['réfrigérateur de banque de sang'],
  },
  { said: ['PFC', 'plasma frais congelé', 'plasma frais'], means: ['plasma'] },
  { said: each(['armoire', 'conservateur', 'enceinte'], ['à plasma']), means: ['congélateur à plasma'] },
  {
    said: [
      ...each(
        ['glacière', 'mallette', 'valise', 'conteneur', 'caisse', 'boîte'],
        ['de transport de sang', 'de sang'],
      ),
      ...each(['conteneur', 'caisse', 'mallette', 'boîte'], ['isotherme sang', 'isotherme pour le sang']),
    ],
    means: ['caisse de transport de sang'],
  },
  // Vaccins.
  {
    said: ['PEV', 'vaccination', 'centre de vaccination', 'immunisation', 'vaccinodrome'],
    means: ['vaccins'],
  },
  {
    said: ['armoire à vaccins', 'enceinte à vaccins', 'conservateur à vaccins'],
    means: ['réfrigérateur à vaccins'],
  },
  {
    said: ['ILR', 'ice lined', 'paroi glacée', 'parois glacées', 'paroi de glace', 'parois de glace'],
    means: ['accumulation de glace'],
  },
  { said: ['SDD'], means: ['solaire à entraînement direct'] },
  {
    said: ['photovoltaïque', 'panneaux solaires', 'sans électricité', 'hors réseau', 'sans batterie'],
    means: ['solaire'],
  },
  {
    said: [
      ...each(
        ['sac', 'valise', 'valisette', 'boîte', 'caisse', 'mallette', 'pochette', 'conteneur'],
        ['isotherme'],
      ),
      ...['glacière', 'thermos à vaccins', 'sac à vaccins', 'boîte à vaccins', 'glacière médicale'],
    ],
    means: ['porte-vaccins', 'glacière'],
  },
  // Azote liquide.
  { said: ['LN2', 'azote'], means: ['azote liquide'] },
  {
    said: [
      ...each(
        ['cuve', 'réservoir', 'conteneur', 'container', 'récipient'],
        ['azote', 'd’azote', 'd’azote liquide'],
      ),
      ...each(
        ['cuve', 'réservoir', 'conteneur', 'container', 'récipient'],
        ['à azote', 'cryogénique', 'azote liquide'],
      ),
      ...[
        'cryoconservateur',
        'cryoconservation',
        'cuve de cryoconservation',
        'cryobanque',
        'cryocuve',
        'cuve LN2',
      ],
    ],
    means: ['cuve d’azote', 'Dewar'],
  },
  {
    said: [
      ...each(
        ['bonbonne', 'bidon', 'thermos', 'bouteille', 'vase', 'bombonne'],
        ['azote', 'd’azote', 'cryogénique'],
      ),
      ...['cuve à paillettes', 'cuve à semence', 'container à semence', 'bonbonne à paillettes', 'biostat'],
    ],
    means: ['vase Dewar'],
  },
  {
    said: [
      ...each(['congélateur'], ['azote', 'à azote', 'cryogénique', 'azote liquide']),
      ...[
        'azote gazeux',
        'cuve azote gazeux',
        'cuve azote vapeur',
        'phase gazeuse',
        'vapeur d’azote',
        'vapeurs d’azote',
      ],
    ],
    means: ['cuve d’azote en phase vapeur'],
  },
  {
    said: [
      ...[
        'dry shipper',
        'dryshipper',
        'cryoshipper',
        'container azote sec',
        'conteneur cryogénique de transport',
      ],
      ...[
        'conteneur de voyage',
        'cuve de transport',
        'cuve de voyage',
        'transport cryogénique',
        'conteneur azote sec',
      ],
    ],
    means: ['conteneur sec'],
  },
  // Biosécurité.
  {
    said: [
      ...[
        'PSM',
        'PSM 2',
        'PSM II',
        'PSM type 2',
        'PSM type II',
        'ESB',
        'BSC',
        'hotte PSM',
        'cabinet de sécurité biologique',
      ],
      ...each(
        ['hotte'],
        ['microbiologique', 'biologique', 'de sécurité biologique', 'de culture', 'de culture cellulaire'],
      ),
      ...each(['enceinte'], ['de sécurité biologique', 'de biosécurité', 'de sécurité microbiologique']),
      ...['poste de sécurité biologique', 'hotte de sécurité', 'hotte de biosécurité'],
    ],
    means: ['poste de sécurité microbiologique'],
  },
  {
    said: [
      ...each(['hotte', 'PSM', 'poste'], ['cytotoxique', 'cytotoxiques', 'chimiothérapie', 'anticancéreux']),
      ...['cytotoxique', 'cytotoxiques', 'rejet total', 'extraction totale', 'hotte chimio'],
    ],
    means: ['poste B2'],
  },
  {
    said: [
      ...each(
        ['hotte', 'poste', 'banc', 'plan', 'table', 'enceinte'],
        ['à flux laminaire', 'à flux', 'flux laminaire'],
      ),
      ...['HFL', 'hotte laminaire', 'hotte stérile', 'flux laminaire', 'paillasse propre'],
    ],
    means: ['hotte à flux laminaire'],
  },
  {
    said: [
      ...[
        'sas',
        'sas de transfert',
        'sas passe-plat',
        'guichet',
        'guichet de transfert',
        'trappe',
        'passe plat',
      ],
      ...[
        'trappe passe-plat',
        'trappe de transfert',
        'passe-paquets',
        'boîte de transfert',
        'pass box',
        'sas matériel',
      ],
    ],
    means: ['passe-plat'],
  },
  // Chambres.
  {
    said: [
      ...each(['chambre'], ['positive', 'froide positive', 'frigorifique', 'réfrigérée', 'climatique']),
      ...[
        'cellule frigorifique',
        'local réfrigéré',
        'local frigorifique',
        'walk-in',
        'entrepôt frigorifique',
      ],
    ],
    means: ['chambre froide'],
  },
  {
    said: ['chambre négative', 'chambre froide négative', 'cellule de congélation', 'chambre froide -20'],
    means: ['chambre de congélation'],
  },
  // Surveillance.
  {
    said: [
      ...[
        'datalogger',
        'data logger',
        'mouchard',
        'mouchard de température',
        'thermomètre enregistreur',
        'monitoring',
      ],
      ...[
        'traçabilité des températures',
        'suivi des températures',
        'suivi de température',
        'télésurveillance',
      ],
      ...['télésurveillance frigo', 'surveillance frigo', 'centrale de surveillance', 'centrale de mesure'],
      ...[
        'alarme de température',
        'alarme frigo',
        'thermographe',
        'enregistreur de données',
        'relevé de température',
      ],
    ],
    means: ['enregistreur de température'],
  },
  {
    said: [
      'capteur',
      'capteur de température',
      'PT100',
      'sonde PT100',
      'thermocouple',
      'sonde de température',
    ],
    means: ['sonde'],
  },
  {
    said: [
      ...[
        'jauge',
        'jauge azote',
        'jauge de niveau',
        'capteur de niveau',
        'capteur de niveau azote',
        'alarme de niveau',
      ],
      ...['niveau d’azote', 'niveau azote'],
    ],
    means: ['niveau et température'],
  },
  // Usages.
  {
    said: [
      ...['FIV', 'PMA', 'AMP', 'fécondation in vitro', 'fertilité', 'clinique de fertilité', 'CECOS'],
      ...['banque de sperme', 'procréation médicalement assistée'],
    ],
    means: ['procréation assistée'],
  },
  {
    said: ['CRB', 'centre de ressources biologiques', 'biothèque', 'tumorothèque', 'banque d’échantillons'],
    means: ['biobanque'],
  },
  { said: ['sang de cordon', 'cordon ombilical', 'USP'], means: ['sang placentaire'] },
  {
    said: ['BPD', 'GDP', 'logistique pharmaceutique', 'chaîne du froid pharmaceutique'],
    means: ['chaîne logistique'],
  },
]
