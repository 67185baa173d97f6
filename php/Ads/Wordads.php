<?php

declare( strict_types=1 );

namespace Slipstream\Ads;

use Slipstream\Blocks\Attributes;
use Slipstream\Embeds\Consent_Text;
use Slipstream\Embeds\Consent_Gate;

/**
 * Draws the owner's own ad, in a place of its size. The HTML is the same for every device, as pages are cached: the
 * browser of a phone leaves out an ad that is hidden there.
 */
final class Wordads {

	/**
	 * Puts an ad in its place once a medium is there, such as a screen that has become wide: until then its code does
	 * not run. Before that stands what may keep it from running at all. While the page is read it is written, as older
	 * codes write themselves. No "less than" in it: the filters of a page would take it for a tag.
	 */
	private const SCRIPT = <<<'JS'
(s=>{
let t=s.previousElementSibling;
%2$slet m=matchMedia('%1$s'),f=()=>t.replaceWith(document.createRange().createContextualFragment(t.innerHTML));
if(!m.matches)m.addEventListener('change',f,{once:true});
else if(document.readyState=='loading')document.write(t.innerHTML);
else f()
})(document.currentScript)
JS;

	public function __construct( private Ad_Codes $codes ) {}

	/**
	 * HTML of a block. Attributes may hold anything.
	 *
	 * @param array<string, mixed> $attributes The block's attributes.
	 */
	public function render( array $attributes ): string {
		// Neither readers of feeds nor programs nor excerpts are shown ads.
		if ( Consent_Gate::is_static() || doing_filter( 'get_the_excerpt' ) ) {
			return '';
		}
		$format = Ad_Formats::of( $attributes['format'] ?? null );
		$code   = $this->codes->get( $format );
		if ( '' === $code ) {
			return $this->hint( $format );
		}
		list( $width, $height ) = Ad_Formats::SIZES[ $format ];
		$align                  = in_array( $attributes['align'] ?? null, array( 'left', 'right' ), true )
			? $attributes['align']
			: 'center';
		$hides                  = Attributes::flag( $attributes, 'hideMobile' );
		$choice                 = Ad_Choice::is_offered();
		if ( $choice ) {
			Ad_Choice::offer();
		}
		return sprintf(
			'<div class="wp-block-jetpack-wordads align%1$s wpcnt%2$s"><div class="wpa"><span class="wpa-about">%3$s</span><div class="u inline" data-section="%4$d6" style="width:%5$dpx;min-height:%6$dpx">%7$s</div></div></div>',
			esc_attr( $align ),
			$hides ? ' is-hidden-on-phones' : '',
			esc_html__( 'Advertisements', 'slipstream' ),
			get_current_blog_id(),
			$width,
			$height,
			Consent_Gate::without_link(
				'wordads',
				Consent_Text::of_ads( wp_sprintf( '%l', $this->codes->all_hosts() ) ),
				$hides || $choice ? self::waiting( $code, $hides, $choice ) : $code,
				Ads_Settings::is_on( Ads_Settings::CONSENT )
			)
		);
	}

	/** Code that does not run until its script puts it in place. */
	private static function waiting( string $code, bool $hides, bool $choice ): string {
		return "<template>$code</template>"
			. wp_get_inline_script_tag(
				sprintf( self::SCRIPT, $hides ? '(min-width: 601px)' : 'all', $choice ? Ad_Choice::guard() : '' )
			);
	}

	/**
	 * The message to editors if there is no code.
	 *
	 * @phpstan-param key-of<Ad_Formats::SIZES> $format
	 */
	private function hint( string $format ): string {
		if ( ! current_user_can( 'edit_posts' ) ) {
			return '';
		}
		list( $width, $height ) = Ad_Formats::SIZES[ $format ];
		/* translators: 1: width in pixels, 2: height in pixels. */
		return '<p>' . esc_html( sprintf( __( 'There is no ad code for the format %1$d × %2$d yet. Only people who can edit posts see this message.', 'slipstream' ), $width, $height ) ) . '</p>';
	}
}
