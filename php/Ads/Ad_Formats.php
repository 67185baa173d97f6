<?php

declare( strict_types=1 );

namespace Slipstream\Ads;

/**
 * The formats that the ad block knows, with their width and height in pixels. blocks/wordads/formats.ts has the same
 * for the editor.
 */
final class Ad_Formats {

	public const DEFAULT = 'mrec';

	/** Width and height by format. */
	public const SIZES = array(
		'mrec'               => array( 300, 250 ),
		'leaderboard'        => array( 728, 90 ),
		'mobile_leaderboard' => array( 320, 50 ),
		'wideskyscraper'     => array( 160, 600 ),
	);

	/** @return key-of<self::SIZES> The format that an attribute means; an unknown one is the default. */
	public static function of( mixed $format ): string {
		return is_string( $format ) && isset( self::SIZES[ $format ] ) ? $format : self::DEFAULT;
	}
}
