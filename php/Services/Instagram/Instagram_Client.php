<?php

declare( strict_types=1 );

namespace Slipstream\Services\Instagram;

use SensitiveParameter;
use Slipstream\Http\Guarded_Client;
use Slipstream\Http\Request_Error;

/**
 * Speaks "Instagram API with Instagram Login" with the owner's app. Nothing else knows its wire format.
 *
 * @phpstan-import-type Grant from Photo_Service
 * @phpstan-import-type Photo from Photo_Service
 */
final class Instagram_Client implements Photo_Service {

	public const MOST_PHOTOS = 30;

	/** Instagram takes pictures of 8 MB. */
	public const MOST_BYTES = 10485760;

	private const SCOPE   = 'instagram_business_basic';
	private const SECONDS = 10;

	/** The servers that Instagram keeps pictures on. */
	private const MEDIA_HOSTS = '/(?:^|\.)(?:cdninstagram\.com|fbcdn\.net)$/';

	/** Asks for the requests. */
	private Guarded_Client $client;

	public function __construct( private string $app_id, #[SensitiveParameter] private string $app_secret ) {
		// Who names another server in wp-config.php may have it in the site's own network.
		$this->client = new Guarded_Client( Instagram_Address::is_replaced(), self::MOST_BYTES + 1 );
	}

	public function authorize_url( string $state, string $redirect ): string {
		return Instagram_Address::of( Instagram_Address::LOGIN, '/oauth/authorize' ) . '?' . http_build_query(
			array(
				'client_id'     => $this->app_id,
				'redirect_uri'  => $redirect,
				'response_type' => 'code',
				'scope'         => self::SCOPE,
				'state'         => $state,
			),
			'',
			'&',
			PHP_QUERY_RFC3986
		);
	}

	/**
	 * Takes what someone has granted: the code gives a token for an hour, and that one a token for 60 days.
	 *
	 * @phpstan-return Grant
	 * @throws Request_Error If nothing was granted, or nobody answers.
	 */
	public function grant( #[SensitiveParameter] string $code, string $redirect ): array {
		$short = $this->ask(
			'POST',
			Instagram_Address::of( Instagram_Address::TOKENS, '/oauth/access_token' ),
			array(
				'client_id'     => $this->app_id,
				'client_secret' => $this->app_secret,
				'grant_type'    => 'authorization_code',
				'redirect_uri'  => $redirect,
				'code'          => $code,
			)
		);
		// The documentation shows the token in a list, the server gives it bare.
		$long = $this->token(
			$this->graph(
				'/access_token',
				array(
					'grant_type'    => 'ig_exchange_token',
					'client_secret' => $this->app_secret,
					'access_token'  => self::text( self::first( $short ), 'access_token', 2000 ),
				)
			)
		);
		$me   = self::first(
			$this->graph(
				'/me',
				array(
					'fields'       => 'user_id,username',
					'access_token' => $long['token'],
				)
			)
		);
		$name = self::text( $me, 'username', 60 );
		if ( 1 !== preg_match( '/^[A-Za-z0-9._]+$/', $name ) ) {
			throw self::unavailable();
		}
		return $long + array(
			'account'  => self::text( $me, 'user_id', 40 ),
			'username' => $name,
		);
	}

	/**
	 * @param string $token The token, a day old at least.
	 * @return array{token: string, seconds: int}
	 * @throws Request_Error If it is over, or nobody answers.
	 */
	public function renew( #[SensitiveParameter] string $token ): array {
		return $this->token(
			$this->graph(
				'/refresh_access_token',
				array(
					'grant_type'   => 'ig_refresh_token',
					'access_token' => $token,
				)
			)
		);
	}

	/**
	 * @phpstan-return list<Photo>
	 * @throws Request_Error If the token is over, nobody answers, or none of them can be read.
	 */
	public function photos( #[SensitiveParameter] string $token ): array {
		$answer = $this->graph(
			'/me/media',
			array(
				'fields'       => 'id,caption,media_type,media_url,permalink,thumbnail_url,timestamp',
				'limit'        => (string) self::MOST_PHOTOS,
				'access_token' => $token,
			)
		);
		$media  = is_array( $answer['data'] ?? null ) ? $answer['data'] : throw self::unavailable();
		$photos = array_values(
			array_filter( array_map( self::photo( ... ), array_slice( array_values( $media ), 0, self::MOST_PHOTOS ) ) )
		);
		// An account without pictures is another thing than one whose pictures cannot be read.
		return array() === $photos && array() !== $media ? throw self::no_pictures() : $photos;
	}

	/** The bytes of a picture; null if they cannot be had, or are too many. */
	public function bytes( string $source ): ?string {
		$answer = self::is_media( $source ) ? $this->client->send( 'GET', $source, array(), '', self::SECONDS ) : null;
		return null !== $answer && 200 === $answer['status'] && '' !== $answer['body'] && strlen(
			$answer['body']
		) <= self::MOST_BYTES
			? $answer['body']
			: null;
	}

	/**
	 * @param array<string, string> $query
	 * @return array<array-key, mixed>
	 */
	private function graph( string $path, #[SensitiveParameter] array $query ): array {
		return $this->ask( 'GET', Instagram_Address::of( Instagram_Address::GRAPH, $path ), $query );
	}

	/**
	 * @param 'GET'|'POST'          $method GET has the fields in the address, POST in the body.
	 * @param array<string, string> $fields
	 * @return array<array-key, mixed>
	 */
	private function ask( string $method, string $url, #[SensitiveParameter] array $fields ): array {
		$form   = http_build_query( $fields, '', '&', PHP_QUERY_RFC3986 );
		$answer = 'GET' === $method
			? $this->client->send( 'GET', "$url?$form", array(), '', self::SECONDS )
			: $this->client->send(
				'POST',
				$url,
				array( 'Content-Type' => 'application/x-www-form-urlencoded' ),
				$form,
				self::SECONDS
			);
		$read   = null === $answer ? null : json_decode( $answer['body'], true );
		if ( null === $answer || ! is_array( $read ) ) {
			throw self::unavailable();
		}
		if ( 200 !== $answer['status'] || isset( $read['error'] ) || isset( $read['error_type'] ) ) {
			throw self::refusal( $answer['status'], $read );
		}
		return $read;
	}

	/**
	 * @param array<array-key, mixed> $answer
	 * @return array{token: string, seconds: int}
	 */
	private function token( #[SensitiveParameter] array $answer ): array {
		$seconds = is_numeric( $answer['expires_in'] ?? null ) ? (int) $answer['expires_in'] : 0;
		return $seconds < 1 ? throw self::unavailable() : array(
			'token'   => self::text( $answer, 'access_token', 2000 ),
			'seconds' => min( $seconds, 90 * DAY_IN_SECONDS ),
		);
	}

	/**
	 * The first entry of an answer that is a list, else the answer.
	 *
	 * @param array<array-key, mixed> $answer
	 * @return array<array-key, mixed>
	 */
	private static function first( #[SensitiveParameter] array $answer ): array {
		$first = is_array( $answer['data'] ?? null ) ? $answer['data'][0] ?? null : null;
		return is_array( $first ) ? $first : $answer;
	}

	/**
	 * A text that must be there. Ids come as numbers as well.
	 *
	 * @param array<array-key, mixed> $answer
	 */
	private static function text( #[SensitiveParameter] array $answer, string $name, int $most ): string {
		$text = is_int( $answer[ $name ] ?? null ) ? (string) $answer[ $name ] : $answer[ $name ] ?? '';
		return is_string( $text ) && '' !== $text && strlen( $text ) <= $most ? $text : throw self::unavailable();
	}

	/**
	 * A picture, if it is one that can be fetched. Instagram gives no address of what others hold the rights of.
	 *
	 * @phpstan-return Photo|null
	 */
	private static function photo( mixed $media ): ?array {
		$media  = is_array( $media ) ? $media : array();
		$id     = $media['id'] ?? null;
		$still  = $media['thumbnail_url'] ?? null;
		$source = is_string( $still ) && 'IMAGE' !== ( $media['media_type'] ?? '' )
			? $still
			: $media['media_url'] ?? null;
		$link   = $media['permalink'] ?? null;
		if (
			! is_string( $id )
			|| 1 !== preg_match( '/^[A-Za-z0-9_-]{1,60}$/', $id )
			|| ! is_string( $source )
			|| ! self::is_media( $source )
			|| ! is_string( $link )
			|| 1 !== preg_match( '#^https://(?:www\.)?instagram\.com/[A-Za-z0-9._/-]+$#', $link )
		) {
			return null;
		}
		$caption = is_string( $media['caption'] ?? null ) ? wp_strip_all_tags( $media['caption'], true ) : '';
		return array(
			'id'     => $id,
			'title'  => mb_substr( trim( $caption ), 0, 300 ),
			'link'   => $link,
			'source' => $source,
		);
	}

	/** Whether an address is one of a server that keeps pictures. */
	private static function is_media( string $url ): bool {
		$parts = wp_parse_url( $url );
		$host  = is_array( $parts ) ? strtolower( $parts['host'] ?? '' ) : '';
		return strlen( $url ) <= 2000 && is_array( $parts ) && ! isset( $parts['user'] ) && (
			( 'https' === ( $parts['scheme'] ?? '' ) && ! isset( $parts['port'] ) && 1 === preg_match(
				self::MEDIA_HOSTS,
				$host
			) )
			|| Instagram_Address::is_of_replacement( $url )
		);
	}

	private static function unavailable(): Request_Error {
		return Instagram_Errors::unavailable();
	}

	private static function no_pictures(): Request_Error {
		return Instagram_Errors::no_pictures();
	}

	/** @param array<array-key, mixed> $answer */
	private static function refusal( int $status, array $answer ): Request_Error {
		return Instagram_Errors::read( $status, $answer );
	}
}
