<?php
/**
 * Which AI server the site uses.
 *
 * @package Slipstream
 */

declare( strict_types=1 );

namespace Slipstream\Ai\Engines;

use SensitiveParameter;
use Slipstream\Support\Secrets;

/**
 * Address, model and key: a constant in wp-config.php wins over what is stored. The key is an option that is encrypted at rest;
 * where WordPress has connectors it is the setting of one (see Connector), so that it can be entered under Settings > Connectors too.
 */
final class Ai_Server {

	public const BASE_URL = 'slipstream_ai_base_url';
	public const MODEL    = 'slipstream_ai_model';
	public const KEY      = 'slipstream_ai_api_key';

	private const OPENAI_URL   = 'https://api.openai.com/v1';
	private const OPENAI_MODEL = 'gpt-4o-mini';

	private const CONSTANTS = array(
		self::BASE_URL => 'SLIPSTREAM_AI_BASE_URL',
		self::MODEL    => 'SLIPSTREAM_AI_MODEL',
		self::KEY      => 'SLIPSTREAM_AI_API_KEY',
	);

	/**
	 * Takes what encrypts the key.
	 *
	 * @param Secrets $secrets Secrets at rest.
	 */
	public function __construct( private Secrets $secrets ) {}

	/**
	 * The server's address; OpenAI's own where there is only a key; '' where nothing is set up.
	 */
	public function base_url(): string {
		$url = self::constant( self::BASE_URL ) ?? (string) get_option( self::BASE_URL, '' );
		if ( '' !== $url && self::is_address( $url ) ) {
			return $url;
		}
		return '' === $url && '' !== $this->key() ? self::OPENAI_URL : '';
	}

	/**
	 * The model's name; '' lets the server choose.
	 */
	public function model(): string {
		$model = self::constant( self::MODEL ) ?? (string) get_option( self::MODEL, '' );
		return '' === $model && self::OPENAI_URL === $this->base_url() ? self::OPENAI_MODEL : $model;
	}

	/**
	 * The API key, '' for none. Never to be shown.
	 */
	public function key(): string {
		$variable = getenv( self::CONSTANTS[ self::KEY ] );
		$stored   = get_option( self::KEY, '' );
		return self::constant( self::KEY )
			?? ( is_string( $variable ) && '' !== $variable ? $variable : ( is_string( $stored ) ? $stored : '' ) );
	}

	/**
	 * Whether an address can be used. Private and loopback addresses can: a model on the same machine is a main use, and only administrators give addresses.
	 *
	 * @param string $url The address.
	 */
	public static function is_address( string $url ): bool {
		$parts = wp_parse_url( $url );
		return is_array( $parts )
			&& in_array( strtolower( $parts['scheme'] ?? '' ), array( 'http', 'https' ), true )
			&& '' !== ( $parts['host'] ?? '' )
			&& ! isset( $parts['user'] ) && ! isset( $parts['pass'] ) && ! isset( $parts['query'] ) && ! isset( $parts['fragment'] )
			&& ! preg_match( '/[\s\x00-\x1f\x7f]/', $url );
	}

	/**
	 * Encrypts the key before it is stored, whoever stores it.
	 *
	 * @param mixed $value The value on its way into the option.
	 */
	public function encrypt_key( #[SensitiveParameter] mixed $value ): mixed {
		return is_string( $value ) && ! $this->secrets->is_encrypted( $value ) ? $this->secrets->encrypt( trim( $value ) ) : $value;
	}

	/**
	 * Decrypts the key as it is read. One that was encrypted with other keys of wp-config.php counts as missing.
	 *
	 * @param mixed $value The option's value.
	 */
	public function decrypt_key( mixed $value ): string {
		return is_string( $value ) ? (string) $this->secrets->decrypt( $value ) : '';
	}

	/**
	 * The value of a constant; null where it is not defined or empty.
	 *
	 * @param string $option One of the three option names.
	 */
	private static function constant( string $option ): ?string {
		$name  = self::CONSTANTS[ $option ];
		$value = defined( $name ) ? constant( $name ) : null;
		return is_string( $value ) && '' !== $value ? $value : null;
	}
}
