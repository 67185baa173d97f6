<?php

declare( strict_types=1 );

namespace Slipstream\Ai;

use Closure;
use Slipstream\Ai\Engines\Ai_Server_Settings;
use Slipstream\Ai\Prompts\House_Style;
use Slipstream\Ai\Prompts\Prompt_Templates;
use Slipstream\Ai\Provenance\Provenance_Label;
use Slipstream\Ai\Usage\Limits;
use Slipstream\Ai\Usage\Prices;
use Slipstream\Settings\Declared_Settings;
use Slipstream\Settings\Setting;

/**
 * The settings of AI: settings.json declares them, and the classes that they are for clean what is stored.
 */
final class Ai_Settings {

	/** @return list<Setting> */
	public static function all(): array {
		return Declared_Settings::of( 'Ai' )->all(
			array(
				Ai_Server_Settings::BASE_URL   => array( 'lock' => Ai_Server_Settings::address_lock( ... ) ),
				Ai_Server_Settings::KEY        => array( 'sanitize' => Ai_Server_Settings::unbound( ... ) ),
				'slipstream_ai_inactive_roles' => array( 'sanitize' => self::roles( ... ) ),
				'slipstream_ai_prices'         => array( 'sanitize' => Prices::read( ... ) ),
				Prompt_Templates::OPTION       => array(
					'default'  => Prompt_Templates::defaults( ... ),
					'sanitize' => Prompt_Templates::clean( ... ),
				),
				Provenance_Label::OPTION       => array( 'sanitize' => Provenance_Label::read( ... ) ),
			) + self::limits() + House_Style::code()
		);
	}

	/** @return array<string, array{sanitize: Closure}> By the names of the settings. */
	private static function limits(): array {
		$one  = array( 'sanitize' => Limits::read( ... ) );
		$many = array( 'sanitize' => Limits::read_many( ... ) );
		return array(
			'slipstream_ai_limits_site'   => $one,
			'slipstream_ai_limits_person' => $one,
			'slipstream_ai_limits_roles'  => $many,
			'slipstream_ai_limits_people' => $many,
		);
	}

	/** @return list<string> Those of the roles that the site has. */
	private static function roles( mixed $roles ): array {
		$chosen = is_array( $roles ) ? $roles : array();
		return array_values( array_intersect( array_keys( wp_roles()->roles ), $chosen ) );
	}
}
