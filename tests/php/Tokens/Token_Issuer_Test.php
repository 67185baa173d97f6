<?php

declare( strict_types=1 );

namespace Slipstream\Tests\Tokens;

use PHPUnit\Framework\TestCase;
use Slipstream\Http\Request_Error;
use Slipstream\Support\Clock;
use Slipstream\Tokens\Token_Issuer;

/**
 * What is a token of this site, and what is not.
 */
final class Token_Issuer_Test extends TestCase {

	private const NOW = 1_700_000_000;

	public function test_a_token_says_who_it_is_for(): void {
		$claims = $this->issuer( self::NOW )->verify( $this->issuer( self::NOW )->issue( 7, 'ai' ), 'ai' );
		self::assertSame( 7, $claims->user_id );
		self::assertSame( 'ai', $claims->scope );
		self::assertSame( self::NOW + 600, $claims->expires );
	}

	public function test_it_is_a_compact_jws_that_others_can_read(): void {
		$parts = explode( '.', $this->issuer( self::NOW )->issue( 7, 'ai' ) );
		self::assertCount( 3, $parts );
		self::assertSame(
			array(
				'alg' => 'HS256',
				'typ' => 'JWT',
			),
			json_decode( base64_decode( $parts[0] ), true )
		);
		self::assertSame(
			rtrim(
				strtr( base64_encode( hash_hmac( 'sha256', "$parts[0].$parts[1]", 'key', true ) ), '+/', '-_' ),
				'='
			),
			$parts[2]
		);
	}

	/** @return iterable<string, array{int, string|null}> Seconds after its issue, and whether it is good then. */
	public static function ages(): iterable {
		yield 'fresh' => array( 0, null );
		yield 'at its end' => array( 600, null );
		yield 'within the skew' => array( 660, null );
		yield 'after it' => array( 661, 'expired_token' );
		yield 'issued by a clock that is ahead' => array( -60, null );
		yield 'issued in the future' => array( -61, 'invalid_token' );
	}

	/** @dataProvider ages */
	public function test_it_expires( int $age, ?string $code ): void {
		$token = $this->issuer( self::NOW )->issue( 7, 'ai' );
		self::assertSame( $code, $this->refusal( $token, $this->issuer( self::NOW + $age ) ) );
	}

	public function test_tokens_that_are_not_ours(): void {
		$issuer                     = $this->issuer( self::NOW );
		list( $head, $body, $seal ) = explode( '.', $issuer->issue( 7, 'ai' ) );
		$claims                     = array(
			'iss'   => 'https://a.test',
			'sub'   => 7,
			'scope' => 'ai',
			'iat'   => self::NOW,
			'exp'   => self::NOW + 600,
		);
		$tokens                     = array(
			'nothing'                  => '',
			'no signature'             => "$head.$body",
			'empty signature'          => "$head.$body.",
			'truncated'                => substr( "$head.$body.$seal", 0, -1 ),
			'four parts'               => "$head.$body.$seal.$seal",
			'other claims, old seal'   => $head . '.' . self::encode( array( 'sub' => 1 ) + $claims ) . '.' . $seal,
			'alg none'                 => self::encode(
				array(
					'alg' => 'none',
					'typ' => 'JWT',
				)
			) . ".$body.",
			'alg none, sealed'         => $this->sealed(
				array(
					'alg' => 'none',
					'typ' => 'JWT',
				),
				$claims
			),
			'alg HS512, sealed'        => $this->sealed(
				array(
					'alg' => 'HS512',
					'typ' => 'JWT',
				),
				$claims
			),
			'another site'             => $this->sealed( null, array( 'iss' => 'https://b.test' ) + $claims ),
			'another scope'            => $this->sealed( null, array( 'scope' => 'upload' ) + $claims ),
			'no user'                  => $this->sealed( null, array( 'sub' => 0 ) + $claims ),
			'a user that is no number' => $this->sealed( null, array( 'sub' => '7' ) + $claims ),
			'no end'                   => $this->sealed( null, array_diff_key( $claims, array( 'exp' => 1 ) ) ),
			'claims that are none'     => $this->sealed( null, 'ai' ),
			'too long'                 => "$head.$body.$seal" . str_repeat( 'A', 3000 ),
			'another key'              => ( new Token_Issuer(
				'https://a.test',
				static fn(): string => 'other',
				$this->clock( self::NOW )
			) )->issue( 7, 'ai' ),
		);
		foreach ( $tokens as $name => $token ) {
			self::assertSame( 'invalid_token', $this->refusal( $token, $issuer ), $name );
		}
		self::assertNull(
			$this->refusal( $this->sealed( null, $claims ), $issuer ),
			'The test seals as the issuer does.'
		);
	}

	/** Why a token is refused; null when it is not. */
	private function refusal( string $token, Token_Issuer $issuer ): ?string {
		try {
			$issuer->verify( $token, 'ai' );
			return null;
		} catch ( Request_Error $error ) {
			self::assertSame( 401, $error->http_status );
			return $error->error_code;
		}
	}

	/** A token with any content and a right signature. */
	private function sealed( ?array $header, mixed $claims ): string {
		$signed = self::encode(
			$header ?? array(
				'alg' => 'HS256',
				'typ' => 'JWT',
			)
		) . '.' . self::encode( $claims );
		return $signed
			. '.'
			. rtrim( strtr( base64_encode( hash_hmac( 'sha256', $signed, 'key', true ) ), '+/', '-_' ), '=' );
	}

	private static function encode( mixed $value ): string {
		return rtrim( strtr( base64_encode( (string) json_encode( $value ) ), '+/', '-_' ), '=' );
	}

	private function issuer( int $now ): Token_Issuer {
		return new Token_Issuer( 'https://a.test', static fn(): string => 'key', $this->clock( $now ) );
	}

	private function clock( int $now ): Clock {
		return new class( $now ) implements Clock {
			public function __construct( private int $now ) {}
			public function now(): int {
				return $this->now;
			}
		};
	}
}
