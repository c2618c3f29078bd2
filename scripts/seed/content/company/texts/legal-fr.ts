export const french = `## 1. Éditeur du site

Ce site appartient à Norvane Biomedical Co., Ltd., 86 Lengquan Road, zone de haute technologie de Qingyu, province de Shanhai, Chine (« Norvane », « nous »), qui l’exploite avec ses filiales ; en France, Norvane Biomedical France SAS, 86 rue du Froid-Calme, Lyon. La directrice de la publication est la directrice générale de Norvane Biomedical. Les présentes conditions valent pour toutes les pages, dans toutes les langues. Elles ont été publiées pour la première fois à la date indiquée plus haut ; la dernière modification est entrée en vigueur le 1er mars 2026. Nous pouvons les modifier à nouveau ; toute modification s’applique dès sa publication.

## 2. Objet des contenus

Ces pages présentent nos produits, nos services et l’entreprise. Elles ne constituent pas une offre et ne remplacent ni un avis médical, ni une notice, ni une norme applicable à votre cas. Les chiffres ont été mesurés dans les conditions indiquées en regard. Les produits évoluent ; seuls nous engagent les documents livrés avec l’appareil et le contrat signé par les deux parties. Certains produits ne sont enregistrés ou vendus que dans certains pays ; votre bureau local vous renseignera.

Nous veillons à l’exactitude et à l’actualité des contenus, sans pouvoir garantir qu’ils soient exempts d’erreurs. Si vous en relevez une, signalez-la-nous, nous la vérifierons.

## 3. Propriété intellectuelle

Textes, images, dessins, films, logiciels et mise en page sont protégés par le droit d’auteur et appartiennent à Norvane ou à ses concédants. « Norvane », « Trace » et les signes qui les accompagnent sont des marques de Norvane.

Vous pouvez consulter, télécharger et imprimer ces pages pour votre étude personnelle, pour choisir un équipement au sein de votre organisme ou pour rendre compte de notre activité, à condition de conserver les mentions, de ne rien modifier et de citer la source. Tout autre usage suppose notre accord écrit préalable.

## 4. Utilisation du site

Il est interdit :

- d’envoyer des contenus porteurs de virus ou d’autres codes nuisibles
- de collecter les contenus de façon automatique et massive, ou de perturber le site d’une autre manière
- d’usurper l’identité d’autrui ou de transmettre des éléments portant atteinte aux droits de tiers
- de chercher à accéder aux documents réservés aux distributeurs agréés

Nous pouvons refuser l’accès à quiconque ne respecte pas ces règles.

## 5. Responsabilité

Le site est fourni en l’état. Dans les limites permises par la loi, nous ne sommes pas responsables des dommages indirects ni des pertes d’exploitation résultant de son utilisation, de l’impossibilité de l’utiliser, de la confiance accordée à ses contenus ou d’une défaillance de réseaux extérieurs. Rien dans les présentes conditions ne limite la responsabilité en cas de faute intentionnelle ou lourde, de dommage corporel, ni toute autre responsabilité que la loi interdit de limiter. Vos droits légaux de consommateur ne sont pas affectés.

## 6. Liens

Les liens vers des sites tiers et les contenus tiers intégrés sont proposés pour votre commodité. Nous ne contrôlons pas ces sites et ne sommes responsables ni de leur contenu, ni de leur disponibilité, ni de l’usage qu’ils font de vos données. Vous pouvez créer un lien vers toute page publique de ce site, à condition qu’elle n’apparaisse pas comme l’œuvre d’un autre et qu’aucune approbation de notre part ne soit suggérée.

## 7. Données personnelles

Les informations saisies dans un formulaire nous servent à vous répondre et aux fins que vous avez acceptées. Les données recueillies, leurs finalités, leur durée de conservation et la façon de les consulter, de les rectifier ou de les effacer sont exposées dans la [politique de confidentialité](/static/policy.pdf). Les visiteurs de l’Union européenne disposent des droits prévus par le RGPD, dont celui de saisir une autorité de contrôle, en France la CNIL. Vous pouvez aussi écrire à [privacy@norvane.example](mailto:privacy@norvane.example).

## 8. Déclarations prospectives

Projets, prévisions et avis sur le marché reposent sur ce que nous savions lors de leur publication. L’évolution réelle peut s’en écarter, et nous ne nous engageons pas à mettre à jour les pages anciennes.

## 9. Droit applicable et juridiction

Les présentes conditions sont régies par le droit de la République populaire de Chine, à l’exclusion de ses règles de conflit de lois. En cas de litige, nous chercherons d’abord un accord avec vous ; à défaut, le tribunal du siège de Norvane est compétent. Les règles impératives du pays de résidence du consommateur, y compris celles sur le tribunal compétent, demeurent applicables.

## 10. Contact

Norvane Biomedical Co., Ltd., 86 Lengquan Road, zone de haute technologie de Qingyu, province de Shanhai, Chine : [legal@norvane.example](mailto:legal@norvane.example)`
