<?php

declare( strict_types=1 );

namespace Slipstream\Privacy;

use Closure;
use RuntimeException;
use Slipstream\Http\Request_Error;
use Slipstream\Modules\Interfaces\With_Privacy;
use Slipstream\Modules\Personal_Data;
use WP_Error;

/**
 * Adds the personal data of the modules to the exporters and erasers of WordPress.
 */
final class Privacy_Tools {

	/** @param list<With_Privacy> $modules Those that are on. */
	public function __construct( private array $modules ) {}

	/**
	 * Answers the filter wp_privacy_personal_data_exporters.
	 *
	 * @param array<string, array<string, mixed>> $exporters
	 * @return array<string, array<string, mixed>>
	 */
	public function add_exporters( array $exporters ): array {
		foreach ( $this->personal_data() as $data ) {
			$exporters[ $data->id() ] = array(
				'exporter_friendly_name' => $data->label(),
				'callback'               => static fn ( string $email, int $page = 1 ): array|WP_Error => self::attempt(
					static fn (): array => $data->export( $email, $page )
				),
			);
		}
		return $exporters;
	}

	/**
	 * Answers the filter wp_privacy_personal_data_erasers.
	 *
	 * @param array<string, array<string, mixed>> $erasers
	 * @return array<string, array<string, mixed>>
	 */
	public function add_erasers( array $erasers ): array {
		foreach ( $this->personal_data() as $data ) {
			$erasers[ $data->id() ] = array(
				'eraser_friendly_name' => $data->label(),
				'callback'             => static fn ( string $email, int $page = 1 ): array|WP_Error => self::attempt(
					static fn (): array => $data->erase( $email, $page )
				),
			);
		}
		return $erasers;
	}

	/**
	 * Does something with personal data. Where the database fails the tool is told so: an empty list would mean that
	 * there is none.
	 *
	 * @param Closure(): array<string, mixed> $does
	 * @return array<string, mixed>|WP_Error
	 */
	private static function attempt( Closure $does ): array|WP_Error {
		try {
			return $does();
		} catch ( Request_Error $error ) {
			return $error->to_wp_error();
		} catch ( RuntimeException ) {
			return Request_Error::database_failed( 'slipstream_personal_data' )->to_wp_error();
		}
	}

	/** @return list<Personal_Data> */
	private function personal_data(): array {
		return array_merge(
			...array_map( static fn ( With_Privacy $module ): array => $module->personal_data(), $this->modules )
		);
	}
}
