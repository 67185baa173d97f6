<?php

declare( strict_types=1 );

namespace Slipstream\Ai\Engines;

use SensitiveParameter;
use Slipstream\Ai\Server\Asked_Server;
use Slipstream\Http\Address;
use Slipstream\Settings\Declared_Settings;
use Slipstream\Settings\Server_Address;
use Slipstream\Settings\Setting;
use Slipstream\Support\Secrets;

/**
 * Address, model and key: a constant in wp-config.php, or a variable of the environment, wins over what is stored. The
 * key is an option that is encrypted at rest; where WordPress has connectors it is the setting of one (see Connector),
 * so that it can be entered under Settings > Connectors too.
 *
 * A key belongs to the origin that it was given for, and goes nowhere else: a stored key is stored with it, and one
 * that is fixed in wp-config.php goes to the address that is fixed there, or to OpenAI.
 */
final class Ai_Server_Settings {

	public const BASE_URL = 'slipstream_ai_base_url';
	public const MODEL    = 'slipstream_ai_model';
	public const KEY      = 'slipstream_ai_api_key';

	/** Other models than the one that writes. */
	public const VISION_MODEL = 'slipstream_ai_vision_model';
	public const IMAGE_MODEL  = 'slipstream_ai_image_model';
	public const SPEECH_MODEL = 'slipstream_ai_speech_model';

	/**
	 * On a network of sites: where earlier versions kept the origin that its administrator has allowed this site to
	 * ask.
	 */
	public const OLD_ALLOWED_ORIGIN = 'slipstream_ai_allowed_origin';

	public const OPENAI_URL    = 'https://api.openai.com/v1';
	private const OPENAI_MODEL = 'gpt-4o-mini';

	private const CONSTANTS = array(
		self::BASE_URL     => 'SLIPSTREAM_AI_BASE_URL',
		self::MODEL        => 'SLIPSTREAM_AI_MODEL',
		self::KEY          => 'SLIPSTREAM_AI_API_KEY',
		self::VISION_MODEL => 'SLIPSTREAM_AI_VISION_MODEL',
		self::IMAGE_MODEL  => 'SLIPSTREAM_AI_IMAGE_MODEL',
		self::SPEECH_MODEL => 'SLIPSTREAM_AI_SPEECH_MODEL',
	);

	public function __construct( private Secrets $secrets ) {}

	/**
	 * The setting that holds the address. Private and loopback addresses are welcome: a model on the same machine is a
	 * main use.
	 */
	public static function address(): Setting {
		return Declared_Settings::of( 'Ai' )->setting(
			self::BASE_URL,
			array( 'lock' => self::address_lock( ... ) )
		);
	}

	/**
	 * The server's address; OpenAI's own where there is only a key; '' if nothing is set up, or what is set up would
	 * lead a key away.
	 */
	public function base_url(): string {
		$url = self::fixed( self::BASE_URL ) ?? self::stored_url();
		if ( '' === $url ) {
			return '' === $this->key() ? '' : self::OPENAI_URL;
		}
		return Address::is_plain( $url ) && ! $this->is_ignored() ? $url : '';
	}

	/** The model's name; '' lets the server choose. */
	public function model(): string {
		return self::model_at( $this->base_url(), $this->chosen_model( self::MODEL ) );
	}

	/**
	 * The model that somebody has chosen; '' for none.
	 *
	 * @param self::MODEL|self::VISION_MODEL|self::IMAGE_MODEL|self::SPEECH_MODEL $option What it is for.
	 */
	public function chosen_model( string $option ): string {
		$stored = get_option( $option, '' );
		return self::fixed( $option ) ?? ( is_string( $stored ) ? trim( $stored ) : '' );
	}

	/** The model that is asked for at an address: OpenAI does not choose. */
	public static function model_at( string $url, string $model ): string {
		return '' === $model && self::OPENAI_URL === rtrim( $url, '/' ) ? self::OPENAI_MODEL : $model;
	}

	/**
	 * The key that may be sent to an address, '' for none: that of the settings, if it was given for the same origin.
	 */
	public function key_for( string $url ): string {
		$is_fixed = null !== self::fixed( self::KEY ) && null === self::fixed( self::BASE_URL );
		$origin   = $is_fixed ? Address::origin( self::OPENAI_URL ) : self::key_origin();
		return self::origin( $url ) === $origin ? $this->key() : '';
	}

	/** What tells apart whether settings have changed since they were tested. Nobody can read the key from it. */
	public static function fingerprint( string $url, string $model, #[SensitiveParameter] string $key ): string {
		return wp_hash( rtrim( $url, '/' ) . "\n$model\n$key", 'auth' );
	}

	/** The API key, '' for none. Never to be shown. */
	public function key(): string {
		return self::fixed( self::KEY ) ?? $this->stored_key();
	}

	/** The key in the database that may be used, '' for none. */
	public function stored_key(): string {
		return $this->decrypt_key( get_option( self::KEY, '' ) );
	}

	/** What the settings name, for what is said of failures. */
	public function asked(): Asked_Server {
		return new Asked_Server( $this->base_url(), $this->model(), '' !== $this->key() );
	}

	/** Why the address cannot be changed in the settings: the key is fixed outside of them. Null where it can. */
	public static function address_lock(): ?string {
		if ( null === self::fixed( self::KEY ) ) {
			return null;
		}
		return __(
			'The API key is defined in wp-config.php or the environment, so it is not sent to an address entered here. Define SLIPSTREAM_AI_BASE_URL in the same place.',
			'slipstream'
		);
	}

	/** Whether there is an address in the settings that is not used, as the key is fixed and the address is not. */
	public function is_ignored(): bool {
		return null === self::fixed( self::BASE_URL )
			&& null !== self::fixed( self::KEY )
			&& self::key_origin() !== Address::origin( self::OPENAI_URL );
	}

	/** Moves the origin that a network's administrator allowed from where an earlier version kept it. */
	public function migrate_allowed_origin(): void {
		$origin = get_option( self::OLD_ALLOWED_ORIGIN );
		if ( is_string( $origin ) && Server_Address::allow( self::BASE_URL, $origin ) ) {
			delete_option( self::OLD_ALLOWED_ORIGIN );
		}
	}

	/**
	 * Removes a stored key that was given for another origin than that of a new address. Runs when the address changes,
	 * whoever changes it.
	 *
	 * @param string $before The address before; '' for none.
	 * @param string $after  The address now; '' for none.
	 */
	public function address_changed( string $before, string $after ): void {
		if ( null === self::fixed( self::BASE_URL ) && self::origin( $before ) !== self::origin( $after ) ) {
			delete_option( self::KEY );
		}
	}

	/** Encrypts the key before it is stored, whoever stores it, together with the origin that it is for. */
	public function encrypt_key( #[SensitiveParameter] mixed $value ): mixed {
		if ( ! is_string( $value ) || $this->secrets->is_encrypted( $value ) ) {
			return $value;
		}
		$key = trim( $value );
		return '' === $key ? '' : $this->secrets->encrypt( self::key_origin() . "\n$key" );
	}

	/**
	 * The key in a value of its option. One that is for another origin, or was encrypted with other keys of
	 * wp-config.php, counts as missing.
	 */
	public function decrypt_key( mixed $value ): string {
		return self::unbound( is_string( $value ) ? (string) $this->secrets->decrypt( $value ) : '' );
	}

	/**
	 * A key without the origin that stands before it where it is stored; '' if it is for another. One that was entered
	 * has none.
	 */
	public static function unbound( #[SensitiveParameter] mixed $value ): string {
		$text = is_string( $value ) ? $value : '';
		if ( ! str_contains( $text, "\n" ) ) {
			return trim( $text );
		}
		list( $origin, $key ) = explode( "\n", $text, 2 );
		return self::key_origin() === $origin ? $key : '';
	}

	/** Binds a key that an earlier version has stored to the current address. */
	public function bind_key(): void {
		$key = $this->stored_key();
		if ( '' !== $key ) {
			update_option( self::KEY, $key );
		}
	}

	/** The origin that a key is for: that of the address of now. */
	private static function key_origin(): string {
		return self::origin( self::fixed( self::BASE_URL ) ?? self::stored_url() );
	}

	/** The origin of an address; OpenAI's if there is none. */
	private static function origin( string $url ): string {
		return Address::origin( '' === trim( $url ) ? self::OPENAI_URL : trim( $url ) );
	}

	private static function stored_url(): string {
		$url = get_option( self::BASE_URL, '' );
		return is_string( $url ) ? trim( $url ) : '';
	}

	/**
	 * The value of a constant, or of a variable of the environment; null if it is not defined or empty.
	 *
	 * @param string $option One of the names in CONSTANTS.
	 */
	private static function fixed( string $option ): ?string {
		$name = self::CONSTANTS[ $option ];
		foreach ( array( defined( $name ) ? constant( $name ) : null, getenv( $name ) ) as $value ) {
			if ( is_string( $value ) && '' !== $value ) {
				return $value;
			}
		}
		return null;
	}
}
