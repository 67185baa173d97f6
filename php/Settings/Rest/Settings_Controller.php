<?php
/**
 * The route of the settings.
 *
 * @package Slipstream
 */

declare( strict_types=1 );

namespace Slipstream\Settings\Rest;

use Slipstream\Modules\Modules;
use Slipstream\Modules\Switchable;
use Slipstream\Rest\Controller;
use Slipstream\Settings\Setting;
use Slipstream\Settings\Settings;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;
use WP_REST_Server;

/**
 * Reads and stores every setting, and switches modules: GET and POST jetpack/v4/settings.
 */
final class Settings_Controller extends Controller {

	/**
	 * Takes what it serves.
	 *
	 * @param Settings $settings The settings.
	 * @param Modules  $modules  The modules.
	 */
	public function __construct( private Settings $settings, private Modules $modules ) {}

	/**
	 * Registers the route.
	 */
	public function register_routes(): void {
		register_rest_route(
			'jetpack/v4',
			'/settings',
			array(
				array(
					'methods'             => WP_REST_Server::READABLE,
					'callback'            => array( $this, 'get_item' ),
					'permission_callback' => array( $this, 'get_item_permissions_check' ),
					'args'                => array(),
				),
				array(
					'methods'             => WP_REST_Server::EDITABLE,
					'callback'            => array( $this, 'update_item' ),
					'permission_callback' => array( $this, 'update_item_permissions_check' ),
					// Each value is checked by the schema of its setting, so that one that is wrong does not hold up the others.
					'args'                => array(),
				),
				'schema' => array( $this, 'get_public_item_schema' ),
			)
		);
	}

	/**
	 * Administrators may.
	 *
	 * @param WP_REST_Request<array<string, mixed>> $request The request.
	 */
	public function get_item_permissions_check( $request ): bool|WP_Error { // phpcs:ignore Generic.CodeAnalysis.UnusedFunctionParameter -- As the parent has it.
		if ( current_user_can( 'manage_options' ) ) {
			return true;
		}
		return new WP_Error( 'invalid_user_permission_view_admin', __( 'You are not allowed to see the settings of this site.', 'slipstream' ), array( 'status' => rest_authorization_required_code() ) );
	}

	/**
	 * Administrators may.
	 *
	 * @param WP_REST_Request<array<string, mixed>> $request The request.
	 */
	public function update_item_permissions_check( $request ): bool|WP_Error { // phpcs:ignore Generic.CodeAnalysis.UnusedFunctionParameter -- As the parent has it.
		if ( current_user_can( 'manage_options' ) ) {
			return true;
		}
		return new WP_Error( 'invalid_user_permission_configure_modules', __( 'You are not allowed to change the settings of this site.', 'slipstream' ), array( 'status' => rest_authorization_required_code() ) );
	}

	/**
	 * Tells the value of every setting and whether each module is on. Of secrets only whether there is one, under settings_secret;
	 * what wp-config.php or the environment fixes stands under settings_fixed.
	 *
	 * @param WP_REST_Request<array<string, mixed>> $request The request.
	 */
	public function get_item( $request ): WP_REST_Response { // phpcs:ignore Generic.CodeAnalysis.UnusedFunctionParameter -- As the parent has it.
		$values = array();
		$secret = array();
		$fixed  = array();
		foreach ( $this->settings->of_user() as $name => $setting ) {
			if ( $setting->is_secret ) {
				$secret[ $name ] = '' !== $setting->value();
			} else {
				$values[ $name ] = self::as_json( $setting, $setting->value() );
			}
			if ( null !== $setting->fixed_by() ) {
				$fixed[ $name ] = $setting->fixed_by();
			}
		}
		foreach ( $this->modules->all( Switchable::class ) as $module ) {
			$values[ $module->slug() ] = $this->modules->is_active( $module->slug() );
		}
		return new WP_REST_Response(
			$values + array(
				'settings_secret' => (object) $secret,
				'settings_fixed'  => (object) $fixed,
			)
		);
	}

	/**
	 * Stores what can be stored of the request. What cannot is named in the error, with why.
	 *
	 * @param WP_REST_Request<array<string, mixed>> $request The request.
	 */
	public function update_item( $request ): WP_REST_Response|WP_Error {
		$values = $request->get_json_params() ?: $request->get_body_params();
		if ( ! $values ) {
			return new WP_Error( 'missing_options', __( 'The request names no setting.', 'slipstream' ), array( 'status' => 404 ) );
		}
		$secrets  = $this->secrets();
		$stored   = array();
		$problems = array();
		foreach ( $this->in_order( $values ) as $name => $value ) {
			$name    = (string) $name;
			$problem = $this->needs_refused( $name, $problems ) ?? $this->store( $name, $value );
			if ( null === $problem ) {
				$stored[ $name ] = $this->stored_value( $name );
			} else {
				$problems[ $name ] = $problem;
			}
		}
		$lost    = array_fill_keys( array_diff( $secrets, $this->secrets(), array_map( 'strval', array_keys( $values ) ) ), false );
		$stored += $lost;
		if ( $problems ) {
			return self::failure( $problems, $stored );
		}
		return new WP_REST_Response(
			array(
				'code'    => 'success',
				'message' => array() === $lost ? __( 'The settings are saved.', 'slipstream' ) : __( 'The settings are saved. The stored key belonged to the previous server and was removed: enter the key of the new one.', 'slipstream' ),
			) + $stored
		);
	}

	/**
	 * The names of the secrets that there are.
	 *
	 * @return list<string>
	 */
	private function secrets(): array {
		return array_keys( array_filter( $this->settings->of_user(), static fn ( Setting $setting ): bool => $setting->is_secret && '' !== $setting->value() ) );
	}

	/**
	 * Values in the order in which they are stored: what depends on another setting comes last.
	 *
	 * @param array<int|string, mixed> $values The values, by name.
	 * @return array<int|string, mixed>
	 */
	private function in_order( array $values ): array {
		$depends = array_filter( $values, fn ( int|string $name ): bool => null !== $this->settings->get( (string) $name )?->depends_on, ARRAY_FILTER_USE_KEY );
		return array_diff_key( $values, $depends ) + $depends;
	}

	/**
	 * The reason to refuse a setting whose own setting was refused with the same request; null where there is none.
	 *
	 * @param string                $name     The setting.
	 * @param array<string, string> $problems What was refused.
	 */
	private function needs_refused( string $name, array $problems ): ?string {
		$depends_on = $this->settings->get( $name )?->depends_on;
		/* translators: %s: a setting's name. */
		return isset( $problems[ (string) $depends_on ] ) ? sprintf( __( 'This goes with the setting "%s", which was not saved.', 'slipstream' ), (string) $depends_on ) : null;
	}

	/**
	 * The settings as a schema.
	 *
	 * @return array<string, mixed>
	 */
	public function get_item_schema(): array {
		return array(
			'$schema'    => 'http://json-schema.org/draft-04/schema#',
			'title'      => 'settings',
			'type'       => 'object',
			'properties' => array_map( static fn ( Setting $setting ): array => $setting->schema, $this->settings->all() )
				+ array_fill_keys( array_map( static fn ( Switchable $module ): string => $module->slug(), $this->modules->all( Switchable::class ) ), array( 'type' => 'boolean' ) ),
		);
	}

	/**
	 * Stores a setting or switches a module.
	 *
	 * @param string $name  The setting, or the module's slug.
	 * @param mixed  $value What the client sent.
	 * @return string|null Why not.
	 */
	private function store( string $name, mixed $value ): ?string {
		$module = $this->modules->switchable( $name );
		if ( null !== $module ) {
			if ( ! is_bool( $value ) && ! in_array( $value, array( 0, 1, '0', '1', 'true', 'false' ), true ) ) {
				return __( 'This must be true or false.', 'slipstream' );
			}
			return $this->modules->set( $module, rest_sanitize_boolean( $value ) ) ? null : self::not_stored();
		}
		$setting = $this->settings->of_user()[ $name ] ?? null;
		if ( null === $setting ) {
			return __( 'There is no such setting.', 'slipstream' );
		}
		return $setting->refusal( $value ) ?? $setting->problem( $value ) ?? ( $setting->store( $value ) ? null : self::not_stored() );
	}

	/**
	 * What is stored under a name now; of a secret whether there is one.
	 *
	 * @param string $name The setting, or the module's slug.
	 */
	private function stored_value( string $name ): mixed {
		$setting = $this->settings->get( $name );
		if ( null === $setting ) {
			return $this->modules->is_active( $name );
		}
		return $setting->is_secret ? '' !== $setting->value() : self::as_json( $setting, $setting->value() );
	}

	/**
	 * A value as JSON has it: an empty object is no list.
	 *
	 * @param Setting $setting The setting.
	 * @param mixed   $value   Its value.
	 */
	private static function as_json( Setting $setting, mixed $value ): mixed {
		return 'object' === $setting->schema['type'] ? (object) $value : $value;
	}

	/**
	 * The reason where the database did not take a value.
	 */
	private static function not_stored(): string {
		return __( 'This could not be saved. Please try again.', 'slipstream' );
	}

	/**
	 * The error for what was not stored.
	 *
	 * @param array<string, string> $problems Reasons by name.
	 * @param array<string, mixed>  $stored   What was stored all the same.
	 */
	private static function failure( array $problems, array $stored ): WP_Error {
		$lines = array_map( static fn ( string $name, string $problem ): string => "$name: $problem", array_keys( $problems ), $problems );
		return new WP_Error(
			'some_updated',
			implode( ' ', $lines ),
			array(
				'status' => 400,
				'params' => $problems,
				'stored' => (object) $stored,
			)
		);
	}
}
