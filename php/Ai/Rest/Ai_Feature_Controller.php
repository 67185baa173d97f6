<?php

declare( strict_types=1 );

namespace Slipstream\Ai\Rest;

use Slipstream\Ai\Access\Ai_Access;
use Slipstream\Ai\Feature\Ai_Feature;
use Slipstream\Connection\Connection_Module;
use Slipstream\Rest\Controller;
use Slipstream\Tokens\Caller;
use WP_Error;
use WP_REST_Response;
use WP_REST_Server;

/**
 * Tells the quota: GET wpcom/v2/jetpack-ai/ai-assistant-feature.
 */
final class Ai_Feature_Controller extends Controller {

	public function __construct(
		private Ai_Feature $feature,
		private Connection_Module $connection,
		private Ai_Access $control
	) {}

	public function register_routes(): void {
		$this->route(
			'wpcom/v2',
			'/jetpack-ai/ai-assistant-feature',
			array(
				$this->handler(
					WP_REST_Server::READABLE,
					'get_item',
					array( $this, 'get_item_permissions_check' )
				),
			)
		);
	}

	public function get_item_permissions_check( $request ): bool|WP_Error {
		$may = self::require_capability( 'edit_posts' );
		return true === $may ? $this->control->refusal( get_current_user_id() )?->to_wp_error() ?? true : $may;
	}

	/** Whoever runs the own provider sets the limits, so there is nothing to buy: no next tier. */
	public function get_item( $request ): WP_REST_Response|WP_Error {
		return self::answer(
			function (): WP_REST_Response {
				$provider = $this->connection->provider();
				return new WP_REST_Response(
					$provider->is_own() ? $this->feature->of( Caller::current() ) : $this->of_hub(
						$provider->get( 'hub/ai-feature', get_current_user_id() )->body
					)
				);
			}
		);
	}

	/**
	 * The hub's record as this site tells it: with its own page for an upgrade, and without what is switched off here.
	 *
	 * @param array<mixed> $record
	 * @return array<mixed>
	 */
	private function of_hub( array $record ): array {
		$switches = is_array( $record['features-control'] ?? null ) ? $record['features-control'] : array();
		$features = $this->control->features_on();
		foreach ( $features as $name => $is_on ) {
			$features[ $name ] = $is_on && true === ( $switches[ $name ] ?? false );
		}
		return array(
			'upgrade-url'      => admin_url( 'admin.php?page=my-jetpack#/add-jetpack-ai' ),
			'features-control' => (object) $features,
		) + $record;
	}

	/** @return array<string, mixed> */
	public function get_item_schema(): array {
		return self::schema_of( 'ai-assistant-feature', Ai_Feature::MEMBERS );
	}
}
