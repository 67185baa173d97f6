<?php
/**
 * The route of AI's switches, limits and prices.
 *
 * @package Slipstream
 */

declare( strict_types=1 );

namespace Slipstream\Ai\Rest;

use Slipstream\Ai\Access\Ai_Access;
use Slipstream\Ai\Ai_Settings;
use Slipstream\Ai\Provenance\Provenance_Label;
use Slipstream\Ai\Usage\Limits;
use Slipstream\Ai\Usage\Prices;
use Slipstream\Ai\Usage\Usage_Log;
use Slipstream\Rest\Settings_Route;
use WP_REST_Controller;
use WP_REST_Request;
use WP_REST_Response;

/**
 * Reads and stores who may use AI, for what, how much, and what it costs: slipstream/v1/ai-control.
 */
final class Ai_Control_Controller extends WP_REST_Controller {

	use Settings_Route;

	/**
	 * Takes its parts.
	 *
	 * @param Ai_Access $control Who may use AI.
	 * @param Limits    $limits  How much of it.
	 * @param Prices    $prices  What it costs.
	 */
	public function __construct( private Ai_Access $control, private Limits $limits, private Prices $prices ) {}

	/**
	 * Registers the route.
	 */
	public function register_routes(): void {
		$this->register_settings( '/ai-control', $this->args() );
	}

	/**
	 * Tells everything.
	 *
	 * @param WP_REST_Request<array<string, mixed>> $request The request.
	 */
	public function get_item( $request ): WP_REST_Response {
		$features = array_combine( Ai_Access::FEATURES, Ai_Access::FEATURES );
		return new WP_REST_Response(
			array(
				'is_on'        => (bool) get_option( Ai_Access::ENABLED, true ),
				'is_supported' => ! function_exists( 'wp_supports_ai' ) || wp_supports_ai(),
				'off_features' => array_values( array_filter( $features, fn ( string $name ): bool => $this->control->is_off( 'features', $name ) ) ),
				'off_roles'    => array_values( array_filter( array_keys( self::roles() ), fn ( string $role ): bool => ! $this->control->has_role( $role ) ) ),
				'roles'        => (object) self::roles(),
				'site'         => $this->limits->site(),
				'person'       => $this->limits->person(),
				'role_limits'  => (object) array_map( array( $this->limits, 'role' ), array_combine( array_keys( self::roles() ), array_keys( self::roles() ) ) ),
				'people'       => (object) $this->limits->people(),
				'currency'     => $this->prices->currency(),
				'prices'       => (object) $this->prices->models(),
				'log_days'     => Usage_Log::days(),
				'has_label'    => Provenance_Label::OFF !== Provenance_Label::place(),
				'label'        => Provenance_Label::place(),
			)
		);
	}

	/**
	 * Stores what the request names and leaves the rest.
	 *
	 * @param WP_REST_Request<array<string, mixed>> $request The request.
	 */
	public function update_item( $request ): WP_REST_Response {
		$now = $this->get_item( $request )->get_data();
		$this->control->store(
			(bool) ( $request['is_on'] ?? $now['is_on'] ),
			$request['off_features'] ?? $now['off_features'],
			$request['off_roles'] ?? $now['off_roles']
		);
		$names    = array(
			'site'        => 'slipstream_ai_limits_site',
			'person'      => 'slipstream_ai_limits_person',
			'role_limits' => 'slipstream_ai_limits_roles',
			'people'      => 'slipstream_ai_limits_people',
			'currency'    => 'slipstream_ai_currency',
			'prices'      => 'slipstream_ai_prices',
			'log_days'    => Usage_Log::RETENTION,
			'label'       => Provenance_Label::OPTION,
		);
		$settings = array_column( Ai_Settings::all(), null, 'name' );
		foreach ( $names as $argument => $name ) {
			if ( isset( $request[ $argument ] ) ) {
				$settings[ $name ]->store( $request[ $argument ] );
			}
		}
		if ( isset( $request['site'] ) ) {
			$settings[ Limits::REQUESTS ]->store( (int) ( $request['site']['requests'] ?? 0 ) );
		}
		if ( ! isset( $request['label'] ) && isset( $request['has_label'] ) && $request['has_label'] !== $now['has_label'] ) {
			$settings[ Provenance_Label::OPTION ]->store( $request['has_label'] ? Provenance_Label::ONCE : Provenance_Label::OFF );
		}
		return $this->get_item( $request );
	}

	/**
	 * Roles whose people may write, and their names.
	 *
	 * @return array<string, string>
	 */
	private static function roles(): array {
		$writers = array_filter( wp_roles()->roles, static fn ( array $role ): bool => ! empty( $role['capabilities']['edit_posts'] ) );
		return array_map( static fn ( array $role ): string => translate_user_role( $role['name'] ), $writers );
	}

	/**
	 * The arguments.
	 *
	 * @return array<string, array<string, mixed>>
	 */
	private function args(): array {
		$number = array(
			'type'    => 'integer',
			'minimum' => 0,
			'maximum' => 1_000_000_000_000,
		);
		$limit  = array(
			'type'                 => 'object',
			'properties'           => array_fill_keys( Limits::UNITS, $number ),
			'additionalProperties' => false,
		);
		$price  = array(
			'type'    => 'number',
			'minimum' => 0,
			'maximum' => 1_000_000,
		);
		$many   = static fn ( array $one, array $more = array() ): array => array(
			'type'                 => 'object',
			'additionalProperties' => $one,
		) + $more;
		$names  = static fn ( array $more = array() ): array => array(
			'type'  => 'array',
			'items' => array( 'type' => 'string' ) + $more,
		);
		return array(
			'is_on'        => array( 'type' => 'boolean' ),
			'off_features' => $names( array( 'enum' => Ai_Access::FEATURES ) ),
			'off_roles'    => $names(),
			'site'         => $limit,
			'person'       => $limit,
			'role_limits'  => $many( $limit ),
			'people'       => array(
				'type'                 => 'object',
				'patternProperties'    => array( '^\d+$' => $limit ),
				'additionalProperties' => false,
			),
			'currency'     => array(
				'type'    => 'string',
				'pattern' => '^[A-Z]{3}$',
			),
			'prices'       => $many(
				array(
					'type'                 => 'object',
					'properties'           => array(
						'in'     => $price + array( 'required' => true ),
						'out'    => $price + array( 'required' => true ),
						'image'  => $price,
						'minute' => $price,
					),
					'additionalProperties' => false,
				),
				array( 'maxProperties' => 100 )
			),
			'log_days'     => array(
				'type'    => 'integer',
				'minimum' => 0,
				'maximum' => 3650,
			),
			'has_label'    => array( 'type' => 'boolean' ),
			'label'        => array(
				'type' => 'string',
				'enum' => Provenance_Label::PLACES,
			),
		);
	}
}
