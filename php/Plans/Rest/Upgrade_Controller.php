<?php

declare( strict_types=1 );

namespace Slipstream\Plans\Rest;

use Closure;
use Slipstream\Connection\Providers\Provider;
use Slipstream\Connection\Rest\Connection_Route;
use Slipstream\Plans\Tier_State;
use Slipstream\Plans\Upgrade_Notice;
use Slipstream\Plans\Upgrades;
use WP_Error;
use WP_REST_Response;
use WP_REST_Server;

/**
 * Tells what has become of the upgrade that the current user has asked for, as the hub says, and forgets it:
 * slipstream/v1/upgrade.
 */
final class Upgrade_Controller extends Connection_Route {

	/** @param Closure(): Provider $provider Gives the provider of now. */
	public function __construct( private Closure $provider, private Upgrades $upgrades ) {}

	public function register_routes(): void {
		$may = array( $this, 'permissions_check' );
		$this->route(
			'slipstream/v1',
			'/upgrade',
			array(
				$this->handler( WP_REST_Server::READABLE, 'get_upgrade', $may ),
				$this->handler( WP_REST_Server::DELETABLE, 'forget', $may ),
			)
		);
	}

	/** Tells what has become of it. */
	public function get_upgrade(): WP_REST_Response {
		$standing = Tier_State::at( ( $this->provider )() );
		$upgrade  = $this->upgrades->look( get_current_user_id(), $standing );
		return new WP_REST_Response(
			array(
				'state'     => $upgrade->state ?? 'none',
				'tier'      => $upgrade->tier ?? '',
				'plan'      => $standing->name ?? $upgrade->plan ?? '',
				'return_to' => $upgrade->return_to ?? '',
			)
		);
	}

	/** Forgets it: the user knows. */
	public function forget(): WP_REST_Response|WP_Error {
		return $this->answer(
			fn () => $this->upgrades->forget( get_current_user_id() )
				? null
				: new WP_Error(
					'upgrade_not_dismissed',
					Upgrade_Notice::not_dismissed(),
					array( 'status' => 503 )
				)
		);
	}

	/** @return true|WP_Error Administrators may: nobody else asks for upgrades. */
	public function permissions_check(): bool|WP_Error {
		return self::require_capability( 'manage_options' );
	}

	/** @return array<string, mixed> */
	protected function schema( string $path ): array {
		return self::schema_of(
			'upgrade',
			array_fill_keys( array( 'state', 'tier', 'plan', 'return_to', 'code' ), 'string' )
		);
	}
}
