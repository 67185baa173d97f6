<?php

declare( strict_types=1 );

namespace Slipstream\Settings\Rest;

use Slipstream\Rest\Controller;
use Slipstream\Settings\Setting;
use Slipstream\Settings\Settings;
use Slipstream\Settings\Settings_Writer;
use Slipstream\Settings\Switches;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;
use WP_REST_Server;
use WP_Term;

/**
 * Reads and stores every setting, and switches modules: GET and POST jetpack/v4/settings.
 */
final class Settings_Controller extends Controller {

	public function __construct(
		private Settings $settings,
		private Settings_Writer $writer,
		private Switches $switches
	) {}

	/**
	 * Registers the route. Each value is checked by the schema of its setting, so that one that is wrong does not hold
	 * up the others.
	 */
	public function register_routes(): void {
		$this->route(
			'jetpack/v4',
			'/settings',
			array(
				$this->handler( WP_REST_Server::READABLE, 'get_item', array( $this, 'get_item_permissions_check' ) ),
				$this->handler(
					WP_REST_Server::EDITABLE,
					'update_item',
					array( $this, 'update_item_permissions_check' )
				),
			)
		);
	}

	/** Who sees the dashboard may; of the settings everybody gets only those that they may change. */
	public function get_item_permissions_check( $request ): bool|WP_Error {
		return $this->check( 'admin_page', 'invalid_user_permission_view_admin' );
	}

	public function update_item_permissions_check( $request ): bool|WP_Error {
		return $this->check( 'configure_modules', 'invalid_user_permission_manage_settings' );
	}

	/**
	 * Tells the value of every setting and whether each module is on. Of secrets only whether there is one, under
	 * settings_secret; what wp-config.php or the environment fixes stands under settings_fixed.
	 */
	public function get_item( $request ): WP_REST_Response {
		$values   = array();
		$secret   = array();
		$fixed    = array();
		$settings = $this->settings->of_user();
		wp_prime_option_caches(
			array_values(
				array_unique(
					array_map( static fn ( Setting $setting ): string => $setting->option, array_values( $settings ) )
				)
			)
		);
		foreach ( $settings as $name => $setting ) {
			if ( $setting->is_secret ) {
				$secret[ $name ] = '' !== $setting->value();
			} else {
				$values[ $name ] = $setting->json_value();
			}
			if ( null !== $setting->fixed_by() ) {
				$fixed[ $name ] = $setting->fixed_by();
			}
		}
		foreach ( $this->switches->slugs() as $slug ) {
			$values[ $slug ] = $this->switches->is_on( $slug );
		}
		return new WP_REST_Response(
			$values + self::more() + array(
				'settings_secret' => (object) $secret,
				'settings_fixed'  => (object) $fixed,
			)
		);
	}

	/** Stores what can be stored of the request. What cannot is named in the error, with why. */
	public function update_item( $request ): WP_REST_Response|WP_Error {
		return $this->writer->save( $request->get_json_params() ?: $request->get_body_params() );
	}

	/** @return array<string, mixed> */
	protected function schema( string $path ): array {
		$more = array(
			'categories'                 => 'array',
			'akismet'                    => 'boolean',
			'newsletter_has_active_plan' => 'boolean',
			'lang_id'                    => 'string',
			'settings_secret'            => 'object',
			'settings_fixed'             => 'object',
		);
		return self::schema_of(
			'settings',
			array_map(
				static fn ( Setting $setting ): array => $setting->schema,
				$this->settings->all()
			) + array_fill_keys( $this->switches->slugs(), 'boolean' ) + $more
		);
	}

	/**
	 * What clients of this route expect besides: the site's categories and language, and how things stand that are no
	 * part of this plugin.
	 *
	 * @return array<string, mixed>
	 */
	private static function more(): array {
		$terms = get_terms(
			array(
				'taxonomy'   => 'category',
				'hide_empty' => false,
			)
		);
		return array(
			'categories'                 => array_values(
				array_filter(
					is_array( $terms ) ? $terms : array(),
					static fn ( mixed $term ): bool => $term instanceof WP_Term
				)
			),
			'akismet'                    => class_exists( 'Akismet', false ),
			'newsletter_has_active_plan' => false,
			'lang_id'                    => current_user_can( 'install_languages' ) ? get_locale() : 'error_cap',
		);
	}
}
