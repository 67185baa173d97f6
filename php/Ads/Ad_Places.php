<?php

declare( strict_types=1 );

namespace Slipstream\Ads;

use Slipstream\Support\Database\Database_Errors;

/**
 * The places that an owner ticks. In earlier versions all were ticked until somebody unticked them: a site that had ads
 * then keeps them, by storing what it never had to store.
 */
final class Ad_Places {

	/** Whether this site's places are what its owner ticked. */
	public const KEPT = 'slipstream_ad_places_kept';

	/** The first ad below the content, which had no switch of its own. */
	public const BELOW = 'slipstream_ad_below_content';

	public const ALL = array(
		'enable_header_ad',
		'wordads_inline_enabled',
		self::BELOW,
		'wordads_second_belowpost',
		'wordads_display_front_page',
		'wordads_display_post',
		'wordads_display_page',
		'wordads_display_archive',
	);

	public function __construct( private Ad_Codes $codes ) {}

	/** Begins with none: ads were only just switched on, whatever code is stored already. */
	public function begin(): void {
		if ( false === get_option( self::KEPT ) ) {
			update_option( self::KEPT, 1, true );
		}
	}

	/**
	 * Stores the places of a site that had ads before, once. What is stored already stays. A site without a code has
	 * never shown an ad. If the database errs, the next request tries again.
	 */
	public function keep(): void {
		$errors = Database_Errors::count();
		if ( false !== get_option( self::KEPT ) ) {
			return;
		}
		if ( array() !== $this->codes->formats() ) {
			foreach ( self::ALL as $name ) {
				add_option( $name, 1 );
			}
		}
		if ( Database_Errors::count() === $errors ) {
			update_option( self::KEPT, 1, true );
		}
	}
}
