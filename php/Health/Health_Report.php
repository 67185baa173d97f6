<?php

declare( strict_types=1 );

namespace Slipstream\Health;

use Slipstream\Modules\Health_Check;
use Slipstream\Modules\Interfaces\Switchable;
use Slipstream\Modules\Modules;
use WP_Debug_Data;

/**
 * The state of the site as text, without secrets and personal data: what WordPress's own Site Health tells, and the
 * checks.
 */
final class Health_Report {

	/**
	 * The parts of Site Health's report that say nothing of people. Constants and the file system name paths of the
	 * server.
	 */
	private const PARTS = array(
		'wp-core',
		'wp-active-theme',
		'wp-mu-plugins',
		'wp-plugins-active',
		'wp-server',
		'wp-database',
	);

	/** Fields that name the site's server, its database or its people. */
	private const PRIVATE_FIELDS = array(
		'home_url',
		'site_url',
		'user_count',
		'database_user',
		'database_name',
		'database_host',
		'theme_path',
		'parent_theme',
		'server-headers',
	);

	public function __construct( private Modules $modules ) {}

	/** @param list<Health_Check> $checks What was looked at. */
	public function text( array $checks ): string {
		// @phpstan-ignore requireOnce.fileNotFound
		require_once ABSPATH . 'wp-admin/includes/admin.php';
		// @phpstan-ignore requireOnce.fileNotFound
		require_once ABSPATH . 'wp-admin/includes/class-wp-debug-data.php';
		$parts = array( 'slipstream' => $this->own( $checks ) ) + array_intersect_key(
			WP_Debug_Data::debug_data(),
			array_flip( self::PARTS )
		);
		foreach ( $parts as &$part ) {
			$part['fields'] = array_filter(
				array_diff_key( $part['fields'], array_flip( self::PRIVATE_FIELDS ) ),
				static fn ( array $field ): bool => empty( $field['private'] )
			);
		}
		return WP_Debug_Data::format( $parts, 'debug' );
	}

	/**
	 * @param list<Health_Check> $checks What was looked at.
	 * @return array{label: string, fields: array<string, array{label: string, value: string}>}
	 */
	private function own( array $checks ): array {
		$on     = array();
		$fields = array(
			'version' => array(
				'label' => 'Version',
				'value' => \Slipstream\VERSION,
			),
		);
		foreach ( $this->modules->all( Switchable::class ) as $module ) {
			$on[ $module->slug() ] = $this->modules->is_active( $module->slug() ) ? 'on' : 'off';
		}
		$fields['modules'] = array(
			'label' => 'Modules',
			'value' => implode(
				', ',
				array_map( static fn ( string $slug, string $state ): string => "$slug $state", array_keys( $on ), $on )
			),
		);
		foreach ( $checks as $check ) {
			$fields[ $check->id ] = array(
				'label' => $check->label,
				'value' => "$check->status: $check->text",
			);
		}
		return array(
			'label'  => 'Slipstream',
			'fields' => $fields,
		);
	}
}
