<?php

declare( strict_types=1 );

namespace Slipstream\Paid_Content\Doors;

use Slipstream\Paid_Content\Gate\Gate;
use WP_Block_Parser;
use WP_Post;

/**
 * Parses what everybody may read of the post that is shown, while a block of WordPress is drawn that reads what is
 * stored and gives it to nobody before.
 */
final class Gated_Parser extends WP_Block_Parser {

	/** WordPress makes the object itself. */
	public static ?Gate $gate = null;

	/** The gate parses too. */
	private static bool $is_asking = false;

	/**
	 * @param mixed $document Saved text.
	 * @return array<mixed> Parsed blocks.
	 */
	public function parse( $document ) {
		$post = self::$is_asking ? null : get_post();
		if ( null !== self::$gate && $post instanceof WP_Post && is_string( $document ) ) {
			self::$is_asking = true;
			try {
				$gated    = self::$gate->of( $post );
				$document = $gated->leaks_into( $document ) || $document === $post->post_content
					? $gated->content
					: $document;
			} finally {
				self::$is_asking = false;
			}
		}
		return parent::parse( $document );
	}
}
