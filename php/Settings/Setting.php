<?php

declare( strict_types=1 );

namespace Slipstream\Settings;

use Closure;
use Slipstream\Http\Request_Error;
use Slipstream\Support\Jetpack_Compat;

/**
 * Declared once by its module: its schema says what clients may send, and with what it is served, stored and removed
 * follows.
 */
final class Setting {

	/** The option that it is stored in. */
	public readonly string $option;

	/** @var (Closure(): ?string)|null See with_failure(). */
	private ?Closure $failure = null;

	/**
	 * @param string $name Its name in jetpack/v4/settings, such as 'slipstream_ai_model'.
	 * @param array<string, mixed> $schema What it can be, as JSON Schema.
	 * @param mixed $default Its value if nothing is stored; not stored itself, so that a better default reaches the
	 *     site.
	 *                                         A closure for what is not to be built with every list of settings.
	 * @param string|null $option The option; its name by default.
	 * @param bool $is_shared Whether other plugins read the option too: it stays at uninstall.
	 * @param Closure|null $lock Gives why it may only be removed at the moment, as a sentence that says what to do;
	 *     null if it may be changed.
	 * @param string|null $depends_on The setting that it goes with: stored first, and if it is refused this one is
	 *     too.
	 * @param bool $trims Whether a text is stored without space around it, and an empty one as the default.
	 * @param Closure(): string|null $label What people call it; its name by default.
	 */
	public function __construct(
		public readonly string $name,
		public readonly array $schema,
		private mixed $default = null,
		?string $option = null,
		public readonly ?string $field = null,
		public readonly string $capability = 'manage_options',
		public readonly bool $is_secret = false,
		private bool $is_shared = false,
		public readonly ?string $constant = null,
		private ?Closure $sanitize = null,
		private ?Closure $validate = null,
		private ?Closure $lock = null,
		public readonly ?string $depends_on = null,
		private bool $is_server = false,
		private ?Closure $absent = null,
		private bool $trims = false,
		private ?Closure $label = null
	) {
		$this->option = $option ?? $name;
	}

	/** What people call it. */
	public function label(): string {
		return null === $this->label ? $this->name : ( $this->label )();
	}

	public function value(): mixed {
		$fixed = $this->fixed_value();
		if ( null !== $fixed ) {
			return $fixed;
		}
		$stored = null !== $this->absent ? null : get_option( $this->option, null );
		if ( null !== $this->field ) {
			$stored = is_array( $stored ) ? $stored[ $this->field ] ?? null : null;
		}
		$stored = $this->is_secret ? Secret_Options::decrypt( $stored ) : $stored;
		return null === $stored ? $this->default_value() : $this->sanitized( $stored );
	}

	/** Its value as JSON has it: an empty object is no list. */
	public function json_value(): mixed {
		return 'object' === $this->schema['type'] ? (object) $this->value() : $this->value();
	}

	/** Its value if nothing is stored. */
	public function default_value(): mixed {
		return $this->default instanceof Closure ? ( $this->default )() : $this->default;
	}

	/**
	 * What fixes it: a constant of wp-config.php, a variable of the environment, or another setting that is fixed so;
	 * null if it can be changed.
	 *
	 * @return 'constant'|'environment'|'locked'|null
	 */
	public function fixed_by(): ?string {
		if ( null !== $this->constant && defined( $this->constant ) && '' !== constant( $this->constant ) ) {
			return 'constant';
		}
		if ( null !== $this->constant && ! in_array( getenv( $this->constant ), array( false, '' ), true ) ) {
			return 'environment';
		}
		return null === $this->lock_reason() ? null : 'locked';
	}

	/**
	 * Why a value may not be stored, whatever it is like: something fixes the setting. Null where it may; one that is
	 * locked can be removed.
	 */
	public function refusal( mixed $value ): ?string {
		if ( null !== $this->absent ) {
			return $this->typed( $value ) === $this->default_value() ? null : ( $this->absent )();
		}
		return match ( $this->fixed_by() ) {
			null => null,
			'locked' => $value === $this->default_value() ? null : $this->lock_reason(),
			/* translators: %s: a setting's label. */
			default => sprintf( __( 'The setting “%s” is set in wp-config.php or the environment.', 'slipstream' ), $this->label() ),
		};
	}

	/** The error in a value; null if it can be stored. */
	public function problem( mixed $value ): ?string {
		$problem = Storable_Text::problem( $value, $this->is_secret );
		if ( null !== $problem ) {
			return $problem;
		}
		$value = $this->typed( $this->trims && is_string( $value ) ? trim( $value ) : $value );
		$named = null === $this->label ? __( 'This value', 'slipstream' ) : $this->label();
		$valid = rest_validate_value_from_schema( $value, $this->schema, $named );
		if ( is_wp_error( $valid ) ) {
			return 'rest_invalid_pattern' === $valid->get_error_code()
				// WordPress would print the pattern.
				/* translators: %s: a setting's label. */
				? sprintf( __( '%s is not in the expected format. Check it for spaces, line breaks, and other characters that do not belong there.', 'slipstream' ), $named )
				: $valid->get_error_message();
		}
		// WordPress takes 'a,b' for a list, and 'true' for true.
		$value = rest_sanitize_value_from_schema( $value, $this->schema, $this->name );
		$valid = null === $this->validate ? true : ( $this->validate )( $value );
		return is_string( $valid )
			? $valid
			: ( $this->is_server ? Server_Address::problem( $this->name, trim( (string) $value ) ) : null );
	}

	/**
	 * Whether the server that it names may be this machine or in a private network: what wp-config.php or the
	 * environment names may be anywhere.
	 */
	public function may_be_private(): bool {
		return in_array( $this->fixed_by(), array( 'constant', 'environment' ), true )
			|| Server_Address::may_be_private( $this->name, (string) $this->value() );
	}

	/**
	 * Stores a value that has no problem. Members of one option that are stored at the same moment by others stay.
	 *
	 * @return bool Whether it is stored.
	 */
	public function store( mixed $value ): bool {
		global $wpdb;
		if ( null !== $this->absent ) {
			return true;
		}
		$value = $this->sanitized(
			rest_sanitize_value_from_schema( $this->typed( $value ), $this->schema, $this->name )
		);
		if ( $this->is_server && ! Server_Address::remember( $this->name, (string) $value ) ) {
			return false;
		}
		if ( null !== $this->field ) {
			return Option_Field::set( $this->option, $this->field, $value === $this->default_value() ? null : $value );
		}
		if ( $value === $this->default_value() ) {
			// Where the database fails, WordPress finds no option either.
			return delete_option( $this->option )
				|| ( null === get_option( $this->option, null ) && '' === $wpdb->last_error );
		}
		// A stored false is '', which looks like a missing option to those who forget the default.
		$stored = is_bool( $value ) ? (int) $value : $value;
		return update_option( $this->option, $stored, null ) || $this->value() === $value;
	}

	/**
	 * The setting, with somebody who knows why it was not stored.
	 *
	 * @param Closure(): ?string $failure Gives the reason of the last time; null for none.
	 */
	public function with_failure( Closure $failure ): self {
		$copy          = clone $this;
		$copy->failure = $failure;
		return $copy;
	}

	/** Why it was not stored a moment ago. */
	public function failure(): string {
		return ( null === $this->failure ? null : ( $this->failure )() ) ?? Request_Error::not_stored()->getMessage();
	}

	/** Has a secret that an earlier version has stored as it is encrypted (Secret_Options). */
	public function seal(): void {
		$stored = $this->is_secret ? get_option( $this->option, '' ) : '';
		if ( is_string( $stored ) && '' !== $stored ) {
			update_option( $this->option, $stored );
		}
	}

	/** Removes it from the current site, if it is not Jetpack's too. */
	public function remove(): void {
		if ( ! $this->is_shared && Jetpack_Compat::may_remove( $this->option ) ) {
			delete_option( $this->option );
		}
	}

	/** Why it may only be removed at the moment; null if it may be changed. */
	private function lock_reason(): ?string {
		return null === $this->lock ? null : ( $this->lock )();
	}

	private function fixed_value(): mixed {
		return match ( $this->fixed_by() ) {
			'constant' => $this->sanitized( constant( (string) $this->constant ) ),
			'environment' => $this->sanitized( getenv( (string) $this->constant ) ),
			default => null,
		};
	}

	/** A value as it was sent, with the ways to write a boolean read as one. */
	private function typed( mixed $value ): mixed {
		return 'boolean' === $this->schema['type'] ? Boolean_Value::read( $value ) ?? $value : $value;
	}

	/** A value of the right type, whatever was sent or stored. */
	private function sanitized( mixed $value ): mixed {
		if ( null !== $this->sanitize ) {
			return ( $this->sanitize )( $value );
		}
		return match ( $this->schema['type'] ) {
			'boolean' => Boolean_Value::read( $value )
				?? ( is_string( $value ) || is_int( $value ) ? (bool) $value : false ),
			'integer' => is_numeric( $value ) ? (int) $value : $this->default_value(),
			'string' => is_scalar( $value ) ? $this->text( (string) $value ) : $this->default_value(),
			default => true === rest_validate_value_from_schema( $value, $this->schema )
				? $value
				: $this->default_value(),
		};
	}

	private function text( string $text ): mixed {
		if ( ! $this->trims ) {
			return $text;
		}
		return '' === trim( $text ) ? $this->default_value() : trim( $text );
	}
}
