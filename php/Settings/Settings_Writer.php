<?php

declare( strict_types=1 );

namespace Slipstream\Settings;

use Slipstream\Http\Request_Error;
use WP_Error;
use WP_REST_Response;

/**
 * Saves each setting separately, switches the modules among them, and reports which could not be saved and why.
 */
final class Settings_Writer {

	public function __construct( private Settings $settings, private Switches $switches ) {}

	/**
	 * @param array<int|string, mixed> $values The client's input, by name.
	 * @param string|null              $module Only settings of this module; null for all, and modules.
	 */
	public function save( array $values, ?string $module = null ): WP_REST_Response|WP_Error {
		if ( ! $values ) {
			return new WP_Error(
				'missing_options',
				__( 'The request contains no settings.', 'slipstream' ),
				array( 'status' => 404 )
			);
		}
		$secrets  = $this->secrets();
		$stored   = array();
		$problems = array();
		foreach ( $this->in_order( $values ) as $name => $value ) {
			$name    = (string) $name;
			$problem = $this->dependency_problem( $name, $problems ) ?? $this->store( $name, $value, $module );
			if ( null === $problem ) {
				$stored[ $name ] = $this->stored_value( $name );
			} else {
				$problems[ $name ] = $problem;
			}
		}
		$lost    = array_fill_keys(
			array_diff( $secrets, $this->secrets(), array_map( 'strval', array_keys( $values ) ) ),
			false
		);
		$stored += $lost;
		if ( $problems ) {
			return self::failure( $problems, $stored );
		}
		return new WP_REST_Response(
			array(
				'code'    => 'success',
				'message' => $this->message( array_keys( $stored ), array() !== $lost ),
			) + $stored
		);
	}

	/** @param list<int|string> $names    The settings. */
	private function message( array $names, bool $has_lost ): string {
		$message = $has_lost
			? __(
				'Settings saved. The stored key belonged to the previous server and was removed. Enter the new server’s key.',
				'slipstream'
			)
			: __( 'Settings saved.', 'slipstream' );
		$unused  = array_filter( array_map( 'strval', $names ), $this->settings->is_unused( ... ) );
		/* translators: %s: names of settings. */
		return array() === $unused ? $message : $message . ' ' . sprintf( __( 'These settings belong to Jetpack features that Slipstream does not have, so they had no effect: %s.', 'slipstream' ), implode( ', ', $unused ) );
	}

	/** @return list<string> */
	private function secrets(): array {
		return array_keys(
			array_filter(
				$this->settings->of_user(),
				static fn ( Setting $setting ): bool => $setting->is_secret && '' !== $setting->value()
			)
		);
	}

	/**
	 * Values in the order in which they are stored: what depends on another setting comes last.
	 *
	 * @param array<int|string, mixed> $values The values, by name.
	 * @return array<int|string, mixed>
	 */
	private function in_order( array $values ): array {
		$depends = array_filter(
			$values,
			fn ( int|string $name ): bool => null !== $this->settings->get( (string) $name )?->depends_on,
			ARRAY_FILTER_USE_KEY
		);
		return array_diff_key( $values, $depends ) + $depends;
	}

	/**
	 * The reason to refuse a setting whose own setting was refused with the same request; null if there is none.
	 *
	 * @param array<string, string> $problems
	 */
	private function dependency_problem( string $name, array $problems ): ?string {
		$depends_on = $this->settings->get( $name )?->depends_on;
		if ( null === $depends_on || ! isset( $problems[ $depends_on ] ) ) {
			return null;
		}
		$label = $this->settings->get( $depends_on )?->label() ?? $depends_on;
		/* translators: %s: a setting's label. */
		return sprintf( __( 'This setting depends on “%s”, which was not saved.', 'slipstream' ), $label );
	}

	/** @param string|null $module The only module whose settings are stored; null for all. */
	private function store( string $name, mixed $value, ?string $module ): ?string {
		if ( null === $module && $this->switches->has( $name ) ) {
			return $this->switch_module( $name, $value );
		}
		$setting = $this->settings->of_user()[ $name ] ?? null;
		if (
			null === $setting
			|| ( null !== $module && ! in_array( $name, $this->settings->names_of( $module ), true ) )
		) {
			return __( 'Setting not found.', 'slipstream' );
		}
		return $setting->refusal( $value )
			?? $setting->problem( $value )
			?? ( $setting->store( $value ) ? null : $setting->failure() );
	}

	private function switch_module( string $slug, mixed $value ): ?string {
		$is_on = Boolean_Value::read( $value );
		if ( null === $is_on ) {
			return __( 'This must be true or false.', 'slipstream' );
		}
		try {
			$this->switches->set( $slug, $is_on );
			return null;
		} catch ( Request_Error $error ) {
			return $error->getMessage();
		}
	}

	/** What is stored under a name now; of a secret whether there is one. */
	private function stored_value( string $name ): mixed {
		$setting = $this->settings->get( $name );
		if ( null === $setting ) {
			return $this->switches->is_on( $name );
		}
		return $setting->is_secret ? '' !== $setting->value() : $setting->json_value();
	}

	/**
	 * @param array<string, string> $problems Reasons by name.
	 * @param array<string, mixed>  $stored   What was stored all the same.
	 */
	private static function failure( array $problems, array $stored ): WP_Error {
		$lines = array_map(
			static fn ( string $name, string $problem ): string => "$name: $problem",
			array_keys( $problems ),
			$problems
		);
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
