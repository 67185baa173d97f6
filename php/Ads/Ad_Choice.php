<?php

declare( strict_types=1 );

namespace Slipstream\Ads;

use Slipstream\Blocks\View_Script;

/**
 * Offers "Do not sell or share my personal information" on pages with ads. Who chooses it gets no ads in that browser,
 * and neither does a browser that sends Global Privacy Control: code that does not run sells nothing. The browser
 * decides, as pages are cached; blocks/wordads/view.ts has the rest.
 */
final class Ad_Choice {

	/** What the browser remembers the choice under. */
	private const KEY = 'slipstream-no-sale';

	/** Whether the site offers it. */
	public static function is_offered(): bool {
		return Ads_Settings::is_on( Ads_Settings::CHOICE );
	}

	/** Has the page end with the choice, however many ads it has. */
	public static function offer(): void {
		View_Script::enqueue( 'wordads' );
		add_action( 'wp_footer', array( self::class, 'print' ) );
	}

	/** Prints the choice. It is seen once its script has said what was chosen. */
	public static function print(): void {
		$policy = Ads_Settings::policy_url();
		printf(
			'<div class="wpa-choice" data-key="%s" hidden><p data-when="open"><button type="button">%s</button></p><p data-when="refused" tabindex="-1" hidden>%s <button type="button">%s</button></p><p data-when="signaled" hidden>%s</p>%s</div>',
			esc_attr( self::KEY ),
			esc_html__( 'Do not sell or share my personal information', 'slipstream' ),
			esc_html__( 'As you asked, no ads are loaded.', 'slipstream' ),
			esc_html__( 'Load ads again', 'slipstream' ),
			esc_html__(
				'Your browser asks sites not to sell or share your personal information, so no ads are loaded.',
				'slipstream'
			),
			'' === $policy ? '' : sprintf( '<p><a href="%s">%s</a></p>', esc_url( $policy ), esc_html__( 'Privacy policy', 'slipstream' ) ) // phpcs:ignore WordPress.Security.EscapeOutput -- Escaped.
		);
	}

	/**
	 * JavaScript that leaves a function before an ad runs where the visitor has refused. t is the ad's template. No
	 * "less than" and no "&" in it: the filters of a page would change them.
	 */
	public static function guard(): string {
		return sprintf(
			"let r=navigator.globalPrivacyControl;try{r=r||localStorage.getItem('%s')}catch{}if(r){t.closest('.wp-block-jetpack-wordads').hidden=true;return}\n",
			self::KEY
		);
	}
}
