<?php

declare( strict_types=1 );

namespace Slipstream\Ai\Engines\Hub;

use Slipstream\Ai\Access\Ai_Access;
use Slipstream\Ai\Engines\Openai\Openai_Client;
use Slipstream\Connection\Providers\Provider;
use Slipstream\Http\Request_Error;

/**
 * What runs on a connected site's server (abilities, alternative texts) asks the hub with the same short-lived token
 * that the user's browser gets.
 */
final class Hub_Access {

	public function __construct(
		private Provider $provider,
		private bool $is_public_only,
		private Ai_Access $control
	) {}

	/** @throws Request_Error If the site or the user is not connected, or the hub refuses or does not respond. */
	public function token( int $user_id ): string {
		$without = array_values(
			array_filter(
				Ai_Access::features(),
				fn ( string $feature ): bool => ! $this->control->has_feature( $feature )
			)
		);
		$token   = $this->provider->post( 'hub/ai-token', array( 'without' => $without ), $user_id )['token'] ?? null;
		return is_string( $token ) && '' !== $token
			? $token
			: throw new Request_Error(
				'no-token',
				__( 'The hub did not issue an AI token. Please try again.', 'slipstream' ),
				503,
				5
			);
	}

	/**
	 * The hub as an AI server, for the current user.
	 *
	 * @throws Request_Error If there is no token.
	 */
	public function server(): Openai_Client {
		$token = $this->token( get_current_user_id() );
		return new Openai_Client( $this->provider->root(), $token, $this->is_public_only );
	}
}
