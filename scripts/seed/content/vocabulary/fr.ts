import { combine, type EntrySeed } from './types'

const fridges = ['frigo', 'réfrigérateur']
const freezers = ['congélateur', 'congélo', 'surgélateur']

export const french: EntrySeed[] = [
  // Mots courants.
  {
    terms: [
      'frigo',
      'frigidaire',
      'conservateur',
      'enceinte',
      'enceinte réfrigérée',
      'armoire réfrigérée',
      'enceinte froide',
      'enceinte thermostatique',
      'enceinte thermorégulée',
      'armoire froide',
      'armoire frigorifique',
    ],
    meanings: ['réfrigérateur'],
  },
  { terms: ['congélo', 'surgélateur'], meanings: ['congélateur', 'ultra-basse température'] },
  { terms: ['congélateur'], meanings: ['ultra-basse température'] },
  { terms: ['labo'], meanings: ['laboratoire'] },
  { terms: ['type 2', 'classe 2', 'classe II'], meanings: ['type II'] },
  { terms: ['bahut', ...combine(freezers, ['bahut', 'coffre', 'horizontal'])], meanings: ['coffre'] },
  { terms: ['armoire', 'armoire verticale'], meanings: ['vertical'] },
  { terms: ['de paillasse', 'petit', 'mini', 'petit modèle', 'sur paillasse'], meanings: ['compact'] },
  {
    terms: ['table top', 'sous paillasse', 'sous comptoir', 'encastrable', 'top', 'sous plan de travail'],
    meanings: ['sous plan'],
  },
  // Températures.
  {
    terms: [
      '-80',
      '-86',
      'moins quatre-vingts',
      'moins quatre-vingt',
      'moins 80',
      'moins quatre-vingt-six',
      'moins 86',
    ],
    meanings: ['ultra-basse température', '−86 °C'],
  },
  { terms: ['-20', 'moins vingt', 'moins 20'], meanings: ['−25 °C', '−20 °C'] },
  { terms: ['-30', 'moins trente', 'moins 30'], meanings: ['−30 °C'] },
  { terms: ['-40', 'moins quarante', 'moins 40'], meanings: ['−40 °C'] },
  { terms: ['moins cent cinquante', 'moins 150'], meanings: ['−150 °C'] },
  { terms: ['moins cent quatre-vingt-seize', 'moins 196'], meanings: ['−196 °C'] },
  { terms: ['2-8', '2-8 °C', 'deux à huit degrés', '+2 +8', '2 à 8 degrés'], meanings: ['2 à 8 °C'] },
  // Congélateurs.
  {
    terms: [
      'ULT',
      'UBT',
      'TBT',
      'super congélateur',
      'supercongélateur',
      'ultracongélateur',
      'ultra congélateur',
      ...combine(freezers, [
        'très basse température',
        'ultra basse température',
        '-80',
        '-86',
        'moins quatre-vingts',
      ]),
      ...combine(freezers, ['moins quatre-vingt', 'moins 80', 'ultra froid']),
      'très basse température',
      'ultra basse température',
      'ultra froid',
      'ultra-froid',
    ],
    meanings: ['ultra-basse température'],
  },
  { terms: ['no frost', 'dégivrage automatique', 'froid ventilé'], meanings: ['sans givre'] },
  { terms: ['inverter', 'vitesse variable'], meanings: ['vitesse variable'] },
  // Réfrigérateurs.
  {
    terms: [
      'médicament',
      'médicaments',
      'officine',
      'PUI',
      'thermolabiles',
      'produits thermosensibles',
      'insuline',
      'produits de santé',
      'pharmaceutique',
      'dispensaire',
    ],
    meanings: ['pharmacie'],
  },
  {
    terms: [...combine(fridges, ['médical', 'hospitalier', 'de service', 'infirmerie'])],
    meanings: ['réfrigérateur de pharmacie'],
  },
  { terms: ['réactif', 'réactifs'], meanings: ['laboratoire'] },
  {
    terms: [
      'ATEX',
      'antidéflagrant',
      'antidéflagrante',
      'anti-étincelles',
      'anti-étincelle',
      'antiétincelle',
      'anti-explosion',
      'produits inflammables',
      'inflammables',
      'sans étincelles',
    ],
    meanings: ['sans étincelle'],
  },
  {
    terms: [
      ...combine(fridges, ['congélateur', 'double enceinte', 'combiné', 'mixte', 'bi-température']),
      'frigo-congélateur',
      'double enceinte',
      'bi-température',
      'double température',
      'double froid',
    ],
    meanings: ['combiné réfrigérateur-congélateur'],
  },
  // Sang.
  {
    terms: [
      'CGR',
      'PSL',
      'produits sanguins',
      'produits sanguins labiles',
      'poches de sang',
      'concentrés globulaires',
      'concentrés de globules rouges',
      'dépôt de sang',
      'EFS',
      'transfusion',
    ],
    meanings: ['banque de sang'],
  },
  {
    terms: [
      ...combine(
        ['armoire', 'conservateur', 'enceinte', 'frigo', 'réfrigérateur'],
        ['à sang', 'à poches de sang'],
      ),
      'armoire réfrigérée sang',
    ],
    meanings: ['réfrigérateur de banque de sang'],
  },
  { terms: ['PFC', 'plasma frais congelé', 'plasma frais'], meanings: ['plasma'] },
  {
    terms: combine(['armoire', 'conservateur', 'enceinte'], ['à plasma']),
    meanings: ['congélateur à plasma'],
  },
  {
    terms: [
      ...combine(
        ['glacière', 'mallette', 'valise', 'conteneur', 'caisse', 'boîte'],
        ['de transport de sang', 'de sang'],
      ),
      ...combine(['conteneur', 'caisse', 'mallette', 'boîte'], ['isotherme sang', 'isotherme pour le sang']),
    ],
    meanings: ['caisse de transport de sang'],
  },
  // Vaccins.
  {
    terms: ['PEV', 'vaccination', 'centre de vaccination', 'immunisation', 'vaccinodrome'],
    meanings: ['vaccins'],
  },
  {
    terms: ['armoire à vaccins', 'enceinte à vaccins', 'conservateur à vaccins'],
    meanings: ['réfrigérateur à vaccins'],
  },
  {
    terms: ['ILR', 'ice lined', 'paroi glacée', 'parois glacées', 'paroi de glace', 'parois de glace'],
    meanings: ['accumulation de glace'],
  },
  { terms: ['SDD'], meanings: ['solaire à entraînement direct'] },
  {
    terms: ['photovoltaïque', 'panneaux solaires', 'sans électricité', 'hors réseau', 'sans batterie'],
    meanings: ['solaire'],
  },
  {
    terms: [
      ...combine(
        ['sac', 'valise', 'valisette', 'boîte', 'caisse', 'mallette', 'pochette', 'conteneur'],
        ['isotherme'],
      ),
      'glacière',
      'thermos à vaccins',
      'sac à vaccins',
      'boîte à vaccins',
      'glacière médicale',
    ],
    meanings: ['porte-vaccins', 'glacière'],
  },
  // Azote liquide.
  { terms: ['LN2', 'azote'], meanings: ['azote liquide'] },
  {
    terms: [
      ...combine(
        ['cuve', 'réservoir', 'conteneur', 'container', 'récipient'],
        ['azote', 'd’azote', 'd’azote liquide'],
      ),
      ...combine(
        ['cuve', 'réservoir', 'conteneur', 'container', 'récipient'],
        ['à azote', 'cryogénique', 'azote liquide'],
      ),
      'cryoconservateur',
      'cryoconservation',
      'cuve de cryoconservation',
      'cryobanque',
      'cryocuve',
      'cuve LN2',
    ],
    meanings: ['cuve d’azote', 'Dewar'],
  },
  {
    terms: [
      ...combine(
        ['bonbonne', 'bidon', 'thermos', 'bouteille', 'vase', 'bombonne'],
        ['azote', 'd’azote', 'cryogénique'],
      ),
      'cuve à paillettes',
      'cuve à semence',
      'container à semence',
      'bonbonne à paillettes',
      'biostat',
    ],
    meanings: ['vase Dewar'],
  },
  {
    terms: [
      ...combine(['congélateur'], ['azote', 'à azote', 'cryogénique', 'azote liquide']),
      'azote gazeux',
      'cuve azote gazeux',
      'cuve azote vapeur',
      'phase gazeuse',
      'vapeur d’azote',
      'vapeurs d’azote',
    ],
    meanings: ['cuve d’azote en phase vapeur'],
  },
  {
    terms: [
      'dry shipper',
      'dryshipper',
      'cryoshipper',
      'container azote sec',
      'conteneur cryogénique de transport',
      'conteneur de voyage',
      'cuve de transport',
      'cuve de voyage',
      'transport cryogénique',
      'conteneur azote sec',
    ],
    meanings: ['conteneur sec'],
  },
  // Biosécurité.
  {
    terms: [
      'PSM',
      'PSM 2',
      'PSM II',
      'PSM type 2',
      'PSM type II',
      'ESB',
      'BSC',
      'hotte PSM',
      'cabinet de sécurité biologique',
      ...combine(
        ['hotte'],
        ['microbiologique', 'biologique', 'de sécurité biologique', 'de culture', 'de culture cellulaire'],
      ),
      ...combine(['enceinte'], ['de sécurité biologique', 'de biosécurité', 'de sécurité microbiologique']),
      'poste de sécurité biologique',
      'hotte de sécurité',
      'hotte de biosécurité',
    ],
    meanings: ['poste de sécurité microbiologique'],
  },
  {
    terms: [
      ...combine(
        ['hotte', 'PSM', 'poste'],
        ['cytotoxique', 'cytotoxiques', 'chimiothérapie', 'anticancéreux'],
      ),
      'cytotoxique',
      'cytotoxiques',
      'rejet total',
      'extraction totale',
      'hotte chimio',
    ],
    meanings: ['poste B2'],
  },
  {
    terms: [
      ...combine(
        ['hotte', 'poste', 'banc', 'plan', 'table', 'enceinte'],
        ['à flux laminaire', 'à flux', 'flux laminaire'],
      ),
      'HFL',
      'hotte laminaire',
      'hotte stérile',
      'flux laminaire',
      'paillasse propre',
    ],
    meanings: ['hotte à flux laminaire'],
  },
  {
    terms: [
      'sas',
      'sas de transfert',
      'sas passe-plat',
      'guichet',
      'guichet de transfert',
      'trappe',
      'passe plat',
      'trappe passe-plat',
      'trappe de transfert',
      'passe-paquets',
      'boîte de transfert',
      'pass box',
      'sas matériel',
    ],
    meanings: ['passe-plat'],
  },
  // Chambres.
  {
    terms: [
      ...combine(['chambre'], ['positive', 'froide positive', 'frigorifique', 'réfrigérée', 'climatique']),
      'cellule frigorifique',
      'local réfrigéré',
      'local frigorifique',
      'walk-in',
      'entrepôt frigorifique',
    ],
    meanings: ['chambre froide'],
  },
  {
    terms: ['chambre négative', 'chambre froide négative', 'cellule de congélation', 'chambre froide -20'],
    meanings: ['chambre de congélation'],
  },
  // Surveillance.
  {
    terms: [
      'datalogger',
      'data logger',
      'mouchard',
      'mouchard de température',
      'thermomètre enregistreur',
      'monitoring',
      'traçabilité des températures',
      'suivi des températures',
      'suivi de température',
      'télésurveillance',
      'télésurveillance frigo',
      'surveillance frigo',
      'centrale de surveillance',
      'centrale de mesure',
      'alarme de température',
      'alarme frigo',
      'thermographe',
      'enregistreur de données',
      'relevé de température',
    ],
    meanings: ['enregistreur de température'],
  },
  {
    terms: [
      'capteur',
      'capteur de température',
      'PT100',
      'sonde PT100',
      'thermocouple',
      'sonde de température',
    ],
    meanings: ['sonde'],
  },
  {
    terms: [
      'jauge',
      'jauge azote',
      'jauge de niveau',
      'capteur de niveau',
      'capteur de niveau azote',
      'alarme de niveau',
      'niveau d’azote',
      'niveau azote',
    ],
    meanings: ['niveau et température'],
  },
  // Usages.
  {
    terms: [
      'FIV',
      'PMA',
      'AMP',
      'fécondation in vitro',
      'fertilité',
      'clinique de fertilité',
      'CECOS',
      'banque de sperme',
      'procréation médicalement assistée',
    ],
    meanings: ['procréation assistée'],
  },
  {
    terms: ['CRB', 'centre de ressources biologiques', 'biothèque', 'tumorothèque', 'banque d’échantillons'],
    meanings: ['biobanque'],
  },
  { terms: ['sang de cordon', 'cordon ombilical', 'USP'], meanings: ['sang placentaire'] },
  { terms: ['carboglace', 'glace carbonique', 'glace sèche'], meanings: ['neige carbonique'] },
  {
    terms: ['BPD', 'GDP', 'logistique pharmaceutique', 'chaîne du froid pharmaceutique'],
    meanings: ['chaîne logistique'],
  },
]
