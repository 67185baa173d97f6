<?php

declare( strict_types=1 );

namespace Slipstream\Hub;

use Slipstream\Http\Request_Error;
use Slipstream\Hub\Database\Hub_Database;
use Slipstream\Hub\Plans\Tiers;
use Slipstream\Services\Mapbox\Mapbox;
use Slipstream\Settings\Declared_Settings;
use Slipstream\Settings\Setting;

/**
 * How sites can register, and what they get.
 */
final class Hub_Settings {

	public const REGISTRATION = 'slipstream_hub_registration';

	public const MAPBOX = 'slipstream_hub_mapbox_token';

	public const BY_INVITATION = 'invitation';
	public const BY_APPROVAL   = 'approval';

	/** @return list<Setting> */
	public static function all(): array {
		return Declared_Settings::of( 'Hub' )->all(
			array(
				self::MAPBOX => array(
					'validate' => static fn ( string $token ): bool|string =>
						'' === trim( $token ) || Mapbox::is_public( trim( $token ) )
							? true
							: __( 'Enter a public token, which starts with pk.', 'slipstream' ),
				),
			) + Tiers::code()
		);
	}

	/** @return 'invitation'|'approval' How sites can register. */
	public static function registration(): string {
		return self::BY_APPROVAL === Declared_Settings::of( 'Hub' )->setting( self::REGISTRATION )->value()
			? self::BY_APPROVAL
			: self::BY_INVITATION;
	}

	/**
	 * The Mapbox token for connected sites' maps; '' if none is shared. Reads the database directly, because sites
	 * remove their maps without a token.
	 *
	 * @throws Request_Error If the database fails.
	 */
	public static function mapbox_token( Hub_Database $database ): string {
		global $wpdb;
		return (string) ( $database->rows(
			'SELECT option_value FROM %i WHERE option_name = %s',
			$wpdb->options,
			self::MAPBOX
		)[0]->option_value ?? '' );
	}
}
