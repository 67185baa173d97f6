<?php

declare( strict_types=1 );

namespace Slipstream\Gif;

use Slipstream\Settings\Declared_Settings;
use Slipstream\Settings\Setting;

/**
 * The owner's key for GIPHY.
 */
final class Gif_Settings {

	public const KEY = 'slipstream_giphy_api_key';

	/** The key: stored, and never told. */
	public static function key(): Setting {
		return Declared_Settings::of( 'Gif' )->setting( self::KEY );
	}
}
