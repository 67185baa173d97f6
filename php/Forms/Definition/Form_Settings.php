<?php

declare( strict_types=1 );

namespace Slipstream\Forms\Definition;

use Slipstream\Settings\Setting;

/**
 * How long responses are kept.
 */
final class Form_Settings {

	public const RETENTION = 'slipstream_form_retention_days';

	/** Ten years. */
	private const MOST_DAYS = 3650;

	/** @return list<Setting> */
	public static function all(): array {
		return array( self::retention() );
	}

	/** Days after which responses are deleted for good; 0 for never. */
	public static function retention_days(): int {
		$days = self::retention()->value();
		return is_numeric( $days ) ? max( 0, (int) $days ) : 0;
	}

	private static function retention(): Setting {
		return new Setting(
			self::RETENTION,
			array(
				'type'    => 'integer',
				'minimum' => 0,
				'maximum' => self::MOST_DAYS,
			),
			0
		);
	}
}
