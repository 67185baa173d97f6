import { compare } from './compare';
import { block } from './embeds';
import { EMBEDS } from './fakes/embeds.cjs';
import { point, saved as map } from './maps';
import { feed } from './photo-feed';
import { drawn, slideshow } from './slideshow';

/** An address that is longer than a phone is wide. */
export const EMAIL = 'a.very.long.name.indeed@bakery.example.com';

/** Content with every block that stands by itself, as the editor saves it. */
export const CONTENT = `<!-- wp:jetpack/markdown {"source":"## Opening times\\n\\n- [x] *Bread* from 7\\n- [ ] Cake from 9\\n\\n| Day | Soup |\\n| --- | ---: |\\n| Monday | Leek |\\n"} -->
<div class="wp-block-jetpack-markdown"><h2>Opening times</h2></div>
<!-- /wp:jetpack/markdown -->

<!-- wp:jetpack/business-hours {"groupDays":true,"showStatus":true} /-->

<!-- wp:jetpack/contact-info -->
<div class="wp-block-jetpack-contact-info"><!-- wp:jetpack/email {"email":"Write to ${ EMAIL }"} -->
<div class="wp-block-jetpack-email">Write to <a href="mailto:${ EMAIL }">${ EMAIL }</a></div>
<!-- /wp:jetpack/email -->

<!-- wp:jetpack/phone {"phone":"Call +1 555 010 9999"} -->
<div class="wp-block-jetpack-phone"><span class="phone-prefix">Call </span><a href="tel:+15550109999">+1 555 010 9999</a></div>
<!-- /wp:jetpack/phone -->

<!-- wp:jetpack/address {"address":"1 Main St","city":"Springfield","region":"IL","postal":"62701","linkToGoogleMaps":true} -->
<div class="wp-block-jetpack-address"><a href="https://www.google.com/maps/search/1+Main St,+Springfield,+IL,+62701" target="_blank" rel="noopener noreferrer" title="Open address in Google Maps"><div class="jetpack-address__address jetpack-address__address1">1 Main St</div><div><span class="jetpack-address__city">Springfield</span>, <span class="jetpack-address__region">IL</span> <span class="jetpack-address__postal">62701</span></div></a></div>
<!-- /wp:jetpack/address --></div>
<!-- /wp:jetpack/contact-info -->

<!-- wp:jetpack/rating-star {"rating":2.5,"color":"#ffff00"} -->
<figure class="wp-block-jetpack-rating-star" style="text-align:left"><span style="color:#ffff00">★</span><span style="color:#ffff00">★</span><span style="color:#ffff00">★</span></figure>
<!-- /wp:jetpack/rating-star -->

<!-- wp:jetpack/repeat-visitor {"criteria":"before-visits"} -->
<div class="wp-block-jetpack-repeat-visitor"><div class="wp-block-jetpack-repeat-visitor__inner-container"><!-- wp:paragraph -->
<p>Welcome, stranger.</p>
<!-- /wp:paragraph --></div></div>
<!-- /wp:jetpack/repeat-visitor -->

<!-- wp:jetpack/button {"element":"a","text":"Order cake","url":"https://example.com/"} /-->

<!-- wp:jetpack/contact-form -->
<div class="wp-block-jetpack-contact-form"><!-- wp:jetpack/field-email {"required":true} -->
<div><!-- wp:jetpack/label {"label":"Your email"} /-->

<!-- wp:jetpack/input {"type":"email"} /--></div>
<!-- /wp:jetpack/field-email -->

<!-- wp:jetpack/field-radio -->
<div><!-- wp:jetpack/label {"label":"Which cake"} /-->

<!-- wp:jetpack/options {"type":"radio"} -->
<ul class="wp-block-jetpack-options"><!-- wp:jetpack/option {"label":"Cheese cake"} /-->

<!-- wp:jetpack/option {"label":"Apple cake"} /--></ul>
<!-- /wp:jetpack/options --></div>
<!-- /wp:jetpack/field-radio -->

<!-- wp:jetpack/field-telephone {"showCountrySelector":true,"default":"DE"} -->
<div><!-- wp:jetpack/label {"label":"Your phone"} /-->

<!-- wp:jetpack/phone-input /--></div>
<!-- /wp:jetpack/field-telephone -->

<!-- wp:jetpack/button {"element":"button","text":"Send","lock":{"remove":true}} /--></div>
<!-- /wp:jetpack/contact-form -->`;

const tile = ( text: string, color: string ) =>
	`<div class="tiled-gallery__col"><figure class="tiled-gallery__item"><img alt="Tile ${ text }" data-height="900" data-id="1" data-width="1600" src="${ drawn( text, color ) }" data-amp-layout="responsive"/></figure></div>`;

/** Content with every block of pictures, places and other services, as the editor saves it. */
export const MEDIA = [
	slideshow( 3, {}, 'data-effect="slide"' ),
	`<!-- wp:jetpack/tiled-gallery {"columnWidths":[["50.00000","50.00000"]],"ids":[1,1]} -->\n<div class="wp-block-jetpack-tiled-gallery aligncenter is-style-rectangular"><div class=""><div class="tiled-gallery__gallery"><div class="tiled-gallery__row">${ tile( 'one', '#35618e' ) }${ tile( 'two', '#8e4a35' ) }</div></div></div></div>\n<!-- /wp:jetpack/tiled-gallery -->`,
	compare( 'horizontal' ),
	map( [ point( 'Ferry Building', -122.3936, 37.7955 ) ] ),
	...EMBEDS.flatMap( ( { looks } ) => looks ),
	feed( '7' ),
	block( 'wordads', {} ),
].join( '\n\n' );
