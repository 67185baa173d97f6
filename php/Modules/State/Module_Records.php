<?php

declare( strict_types=1 );

namespace Slipstream\Modules\State;

use Slipstream\Modules\Interfaces\Switchable;
use Slipstream\Modules\Interfaces\With_Settings;
use Slipstream\Modules\Module_Info;
use Slipstream\Modules\Modules;
use Slipstream\Modules\Jetpack\Jetpack_Modules;
use Slipstream\Settings\Setting;

/**
 * Builds the records of module/all: of the modules that can be switched, and of those of Jetpack that this plugin does
 * not have.
 */
final class Module_Records {

	/** The longest description that stands in a short one, and what is kept of a longer one. */
	private const SHORT = 143;
	private const CUT   = 140;

	public function __construct( private Modules $modules, private Module_Requirements $requirements ) {}

	/** @return array<string, array<string, mixed>> By slug: ours first. */
	public function all(): array {
		$records = array();
		foreach ( ( new Module_Switch( $this->modules, $this->requirements ) )->slugs() as $slug ) {
			$records[ $slug ] = $this->of( $slug );
		}
		return array_filter( $records );
	}

	/** @return array<string, mixed>|null The record of a module; null if there is none of that name. */
	public function of( string $slug ): ?array {
		$module = $this->modules->switchable( $slug );
		$info   = null === $module ? Jetpack_Modules::info( $slug ) : $module->info();
		if ( null === $info ) {
			return null;
		}
		$reason   = null === $module ? Jetpack_Modules::reason( $slug ) : $this->requirements->reason( $module );
		$override = null === $module ? null : $this->modules->override( $module );
		return array(
			'module'             => $slug,
			'activated'          => null !== $module && $this->modules->is_active( $slug ),
			'available'          => null === $reason,
			'unavailable_reason' => $reason ?? false,
			'override'           => null === $override ? false : ( $override ? 'active' : 'inactive' ),
			'disabled'           => null === $reason ? '' : 'disabled="disabled"',
			'auto_activate'      => self::auto_activate( $module, $slug ),
			'activate_nonce'     => wp_create_nonce( "jetpack_activate-$slug" ),
			'deactivate_nonce'   => wp_create_nonce( "jetpack_deactivate-$slug" ),
			'options'            => (object) ( null === $module ? array() : self::options( $module ) ),
		) + self::texts( $info );
	}

	/**
	 * Whether it is activated automatically: Yes, No or Public.
	 *
	 * @param Switchable|null $module The module; null if it is not here.
	 */
	private static function auto_activate( ?Switchable $module, string $slug ): string {
		if ( null === $module ) {
			return Jetpack_Modules::auto_activate( $slug );
		}
		return $module->is_on_by_default() ? 'Yes' : 'No';
	}

	/** @return array<string, mixed> */
	private static function texts( Module_Info $info ): array {
		$is_long = mb_strlen( $info->description ) > self::SHORT;
		return array(
			'name'                      => $info->name,
			'description'               => $info->description,
			'short_description'         => $is_long
				? mb_substr( $info->description, 0, self::CUT ) . '...'
				: $info->description,
			'long_description'          => '' === $info->description
				? ''
				: '<p>' . esc_html( $info->description ) . '</p>',
			'learn_more_button'         => '',
			'search_terms'              => $info->search_terms,
			'additional_search_queries' => $info->search_terms,
			'sort'                      => $info->sort,
			'recommendation_order'      => $info->recommendation_order,
			'introduced'                => $info->introduced,
			'changed'                   => '',
			'deactivate'                => true,
			'free'                      => in_array( 'free', $info->plan_classes, true ),
			'requires_connection'       => $info->requires_connection,
			'requires_user_connection'  => $info->requires_user_connection,
			'module_tags'               => array() === $info->tags ? array( __( 'Other', 'slipstream' ) ) : $info->tags,
			'feature'                   => array( 'Other' ),
			'plan_classes'              => $info->plan_classes,
			'purpose'                   => $info->purpose->value,
			'configure_url'             => '' === $info->section
				? false
				: admin_url( "admin.php?page=my-jetpack#/$info->section" ),
		);
	}

	/**
	 * The options of a module that the current user may read. Secrets are no options.
	 *
	 * @return array<string, array<string, mixed>>
	 */
	private static function options( Switchable $module ): array {
		$options = array();
		foreach ( $module instanceof With_Settings ? $module->settings() : array() as $setting ) {
			if ( ! $setting->is_secret && current_user_can( $setting->capability ) ) {
				$options[ $setting->name ] = self::option( $setting, $module->slug() );
			}
		}
		return $options;
	}

	/** @return array<string, mixed> */
	private static function option( Setting $setting, string $group ): array {
		$choices = is_array( $setting->schema['enum'] ?? null ) ? array_values( $setting->schema['enum'] ) : array();
		$record  = array(
			'description'   => (string) ( $setting->schema['description'] ?? '' ),
			'type'          => $setting->schema['type'],
			'default'       => $setting->default_value(),
			'jp_group'      => $group,
			'current_value' => 'object' === $setting->schema['type'] ? (object) $setting->value() : $setting->value(),
		);
		return array() === $choices ? $record : $record + array(
			'enum'        => $choices,
			'enum_labels' => (object) array_combine( array_map( 'strval', $choices ), array_map( 'strval', $choices ) ),
		);
	}
}
