<?php

declare( strict_types=1 );

namespace Slipstream\Health;

use Slipstream\Modules\Health_Check;
use Slipstream\Modules\Interfaces\With_Health_Checks;
use Slipstream\Modules\Modules;

/**
 * Tells in Tools → Site Health what the modules find wrong.
 */
final class Site_Health {

	private const TEST = 'slipstream';

	/** What WordPress tells by itself, or does without: the rest of the server's checks are of this plugin alone. */
	private const LEFT_OUT = array( 'upload_limit', 'compression', 'https' );

	public function __construct( private Modules $modules ) {}

	/**
	 * Adds the test. Runs on site_status_tests.
	 *
	 * @param mixed $tests The tests; other plugins filter them too.
	 */
	public function add( mixed $tests ): mixed {
		if ( is_array( $tests ) && is_array( $tests['direct'] ?? array() ) ) {
			$tests['direct'][ self::TEST ] = array(
				'label' => __( 'Slipstream', 'slipstream' ),
				'test'  => $this->result( ... ),
			);
		}
		return $tests;
	}

	/** @return array<string, mixed> */
	public function result(): array {
		$problems = array_values(
			array_filter(
				$this->checks(),
				static fn ( Health_Check $check ): bool => $check->is_problem()
			)
		);
		$is_bad   = in_array( Health_Check::CRITICAL, array_column( $problems, 'status' ), true );
		$texts    = array_map(
			static fn ( Health_Check $check ): string => '<p><strong>' . esc_html(
				$check->label
			) . '</strong> ' . esc_html( $check->text ) . '</p>',
			$problems
		);
		$is_good  = array() === $problems;
		return array(
			'label'       => $is_good
				? __( 'Slipstream has no problems', 'slipstream' )
				: __( 'Slipstream needs attention', 'slipstream' ),
			'status'      => $is_bad ? 'critical' : ( $is_good ? 'good' : 'recommended' ),
			'badge'       => array(
				'label' => __( 'Slipstream', 'slipstream' ),
				'color' => 'blue',
			),
			'description' => $is_good
				? '<p>' . esc_html__( 'The connection, the database, scheduled events, and the features report no problems.', 'slipstream' ) . '</p>'
				: implode( '', $texts ),
			'actions'     => sprintf(
				'<p><a href="%s">%s</a></p>',
				esc_url( admin_url( 'admin.php?page=my-jetpack#/health' ) ),
				esc_html__( 'Slipstream health', 'slipstream' )
			),
			'test'        => self::TEST,
		);
	}

	/** @return list<Health_Check> */
	private function checks(): array {
		$checks = array();
		foreach ( $this->modules->active( With_Health_Checks::class ) as $module ) {
			array_push( $checks, ...$module->health_checks() );
		}
		return array_values(
			array_filter(
				$checks,
				static fn ( Health_Check $check ): bool => ! in_array( $check->id, self::LEFT_OUT, true )
			)
		);
	}
}
