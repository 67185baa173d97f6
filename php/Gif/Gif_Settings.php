<?php

declare( strict_types=1 );

namespace Slipstream\Gif;

use Slipstream\Settings\Setting;

/**
 * The owner's key for GIPHY.
 */
final class Gif_Settings {

	public const KEY = 'slipstream_giphy_api_key';

	/** The key: stored, and never told. */
	public static function key(): Setting {
		return new Setting(
			self::KEY,
			array(
				'type'      => 'string',
				'maxLength' => 200,
				'pattern'   => '^[\x20-\x7E]*$',
			),
			'',
			is_secret: true,
			constant: 'SLIPSTREAM_GIPHY_API_KEY',
			sanitize: static fn ( mixed $key ): string => is_string( $key ) ? trim( $key ) : ''
		);
	}
}
