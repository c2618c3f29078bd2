type Levels = { head: string[]; rows: string[][] }

type ServiceText = {
  kind: string
  overview: string
  benefits: string
  included: string
  distributors: string
  maintenance: Levels
  monitoring: Levels
}

export const serviceTexts: Record<'en' | 'es' | 'fr', ServiceText> = {
  en: {
    kind: 'Service brochure',
    overview: 'Overview',
    benefits: 'Benefits',
    included: 'Contract package',
    distributors: 'For authorised distributors. Prices are in the list for your region.',
    maintenance: {
      head: ['The three levels', 'Essential', 'Advanced', 'Complete'],
      rows: [
        ['Planned visits a year', '1', '1', '1'],
        ['Calibration with certificate', '–', 'yes', 'yes'],
        ['Mapping at 27 points', '–', 'every 3 years', 'every 3 years'],
        ['Parts', 'list price', 'fixed prices', 'included'],
        ['Labour for repairs', 'list price', '20% below list', 'included'],
        ['Loan freezer within 24 hours', '–', '–', 'yes'],
        ['Monitoring answered by us', '–', '–', 'yes'],
        ['Reply', '2 working days', '2 working days', '1 hour, at any time'],
      ],
    },
    monitoring: {
      head: ['The two levels', 'Basic', 'Plus'],
      rows: [
        ['Probes, gateways, platform', 'included', 'included'],
        ['Calibration a year, with certificate', 'included', 'included'],
        ['Alarms answered by', 'your staff', 'our desk, then your staff'],
        ['First look at the curve', '–', 'within 2 minutes'],
        ['Rehearsal of the alarm chain', '–', 'twice a year'],
        ['Summary before 08:00', '–', 'every day'],
      ],
    },
  },
  es: {
    kind: 'Folleto de servicio',
    overview: 'Presentación',
    benefits: 'Ventajas',
    included: 'Qué incluye',
    distributors: 'Para distribuidores autorizados. Los precios figuran en la tarifa de su región.',
    maintenance: {
      head: ['Los tres niveles', 'Essential', 'Advanced', 'Complete'],
      rows: [
        ['Visitas programadas al año', '1', '1', '1'],
        ['Calibración con certificado', '–', 'sí', 'sí'],
        ['Mapeo en 27 puntos', '–', 'cada 3 años', 'cada 3 años'],
        ['Piezas', 'según tarifa', 'precio fijo', 'incluidas'],
        ['Mano de obra en reparaciones', 'según tarifa', '20 % menos', 'incluida'],
        ['Congelador de préstamo en 24 horas', '–', '–', 'sí'],
        ['Monitorización atendida por nosotros', '–', '–', 'sí'],
        ['Respuesta', '2 días laborables', '2 días laborables', '1 hora, siempre'],
      ],
    },
    monitoring: {
      head: ['Los dos niveles', 'Basic', 'Plus'],
      rows: [
        ['Sondas, pasarelas, plataforma', 'incluidas', 'incluidas'],
        ['Calibración anual con certificado', 'incluida', 'incluida'],
        ['Quién atiende las alarmas', 'su personal', 'nuestra guardia y su personal'],
        ['Primera revisión de la curva', '–', 'en 2 minutos'],
        ['Simulacro de la cadena de alarma', '–', 'dos veces al año'],
        ['Resumen antes de las 08:00', '–', 'cada día'],
      ],
    },
  },
  fr: {
    kind: 'Brochure de service',
    overview: 'Présentation',
    benefits: 'Avantages',
    included: 'Contenu du contrat',
    distributors: 'Pour les distributeurs agréés. Les prix figurent au tarif de votre région.',
    maintenance: {
      head: ['Les trois niveaux', 'Essential', 'Advanced', 'Complete'],
      rows: [
        ['Visites prévues par an', '1', '1', '1'],
        ['Étalonnage avec certificat', '–', 'oui', 'oui'],
        ['Cartographie en 27 points', '–', 'tous les 3 ans', 'tous les 3 ans'],
        ['Pièces', 'au tarif', 'prix fixes', 'comprises'],
        ['Main-d’œuvre des réparations', 'au tarif', '20 % de moins', 'comprise'],
        ['Congélateur de prêt sous 24 heures', '–', '–', 'oui'],
        ['Surveillance assurée par nous', '–', '–', 'oui'],
        ['Réponse', '2 jours ouvrés', '2 jours ouvrés', '1 heure, à tout moment'],
      ],
    },
    monitoring: {
      head: ['Les deux niveaux', 'Basic', 'Plus'],
      rows: [
        ['Sondes, passerelles, plateforme', 'comprises', 'comprises'],
        ['Étalonnage annuel avec certificat', 'compris', 'compris'],
        ['Qui répond aux alarmes', 'vos équipes', 'notre permanence, puis vos équipes'],
        ['Premier examen de la courbe', '–', 'sous 2 minutes'],
        ['Exercice de la chaîne d’alarme', '–', 'deux fois par an'],
        ['Résumé avant 8 h', '–', 'chaque jour'],
      ],
    },
  },
}
