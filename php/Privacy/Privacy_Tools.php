<?php
/**
 * WordPress's privacy tools.
 *
 * @package Slipstream
 */

declare( strict_types=1 );

namespace Slipstream\Privacy;

use Closure;
use Slipstream\Http\Request_Error;
use Slipstream\Modules\With_Privacy;
use WP_Error;

/**
 * Adds the personal data of the modules to the exporters and erasers of WordPress.
 */
final class Privacy_Tools {

	/**
	 * Takes the modules.
	 *
	 * @param list<With_Privacy> $modules Those that are on.
	 */
	public function __construct( private array $modules ) {}

	/**
	 * Answers the filter wp_privacy_personal_data_exporters.
	 *
	 * @param array<string, array<string, mixed>> $exporters All exporters.
	 * @return array<string, array<string, mixed>>
	 */
	public function add_exporters( array $exporters ): array {
		foreach ( $this->personal_data() as $data ) {
			$exporters[ $data->id() ] = array(
				'exporter_friendly_name' => $data->label(),
				'callback'               => static fn ( string $email, int $page = 1 ): array|WP_Error => self::tried( static fn (): array => $data->export( $email, $page ) ),
			);
		}
		return $exporters;
	}

	/**
	 * Answers the filter wp_privacy_personal_data_erasers.
	 *
	 * @param array<string, array<string, mixed>> $erasers All erasers.
	 * @return array<string, array<string, mixed>>
	 */
	public function add_erasers( array $erasers ): array {
		foreach ( $this->personal_data() as $data ) {
			$erasers[ $data->id() ] = array(
				'eraser_friendly_name' => $data->label(),
				'callback'             => static fn ( string $email, int $page = 1 ): array|WP_Error => self::tried( static fn (): array => $data->erase( $email, $page ) ),
			);
		}
		return $erasers;
	}

	/**
	 * Does a step; what fails is told to who asked for it, and is not taken for the end.
	 *
	 * @param Closure(): array<string, mixed> $step The step.
	 * @return array<string, mixed>|WP_Error
	 */
	private static function tried( Closure $step ): array|WP_Error {
		try {
			return $step();
		} catch ( Request_Error $error ) {
			return $error->to_wp_error();
		}
	}

	/**
	 * The personal data of all modules.
	 *
	 * @return list<Personal_Data>
	 */
	private function personal_data(): array {
		return array_map( static fn ( With_Privacy $module ): Personal_Data => $module->personal_data(), $this->modules );
	}
}
