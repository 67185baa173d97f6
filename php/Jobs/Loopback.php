<?php

declare( strict_types=1 );

namespace Slipstream\Jobs;

use RuntimeException;
use SensitiveParameter;
use Slipstream\Http\Long_Request;
use Slipstream\Support\Database\Claim_Result;
use Slipstream\Support\Environment;

/**
 * A request of the site to itself that nobody waits for, so that jobs begin at once and go on where nobody visits the
 * site. It proves itself with a secret that is valid for a minute and for one use.
 */
final class Loopback {

	/** Seconds that a secret is valid. */
	private const LIFE = 60;

	/** Seconds after which another request is sent though the one before has not reported back. */
	private const PAUSE = 30;

	/** The claim of the request that is on its way or at work. */
	private const CLAIM = 'jobs|loopback';

	public function __construct( private Environment $site, private Wake_Up_Log $log ) {}

	/** Sends one at the end of this request, if none is on its way. */
	public function send(): void {
		$url = self::url();
		if ( '' === $url || Claim_Result::Granted !== $this->site->counters()->claim( self::CLAIM, self::PAUSE ) ) {
			return;
		}
		try {
			$secret = $this->secret();
		} catch ( RuntimeException ) {
			// Without a key there is no secret; the scheduled event runs the jobs.
			return;
		}
		$this->log->note_sent();
		if ( doing_action( 'shutdown' ) ) {
			self::post( $url, $secret );
			return;
		}
		add_action(
			'shutdown',
			static function () use ( $url, $secret ): void {
				Long_Request::finish_response();
				self::post( $url, $secret );
			},
			PHP_INT_MAX
		);
	}

	/** Lets the next one be sent. */
	public function release(): void {
		$this->site->counters()->forget( self::CLAIM );
	}

	/** Whether a secret is one of this site that is still valid. */
	public function is_valid( #[SensitiveParameter] string $secret ): bool {
		if ( 1 !== preg_match( '/^(\d{1,12})\.([0-9a-f]{32})\.[0-9a-f]{64}$/D', $secret, $found ) ) {
			return false;
		}
		$left = (int) $found[1] - $this->site->clock()->now();
		if ( $left <= 0 || $left > self::LIFE ) {
			return false;
		}
		try {
			return hash_equals( $this->sign( $found[1], $found[2] ), $secret );
		} catch ( RuntimeException ) {
			// Rest\Permission answers that it can be tried again.
			return false;
		}
	}

	/** Uses a valid secret up: only the first call gets it. */
	public function claim( #[SensitiveParameter] string $secret ): Claim_Result {
		return $this->site->counters()->claim( "jobs|secret|$secret", 2 * self::LIFE );
	}

	/** A secret for one request. */
	public function secret(): string {
		return $this->sign( (string) ( $this->site->clock()->now() + self::LIFE ), bin2hex( random_bytes( 16 ) ) );
	}

	private function sign( string $expires, string $random ): string {
		$signature = hash_hmac( 'sha256', "jobs|$expires|$random", $this->site->signing_key() );
		return "$expires.$random.$signature";
	}

	private static function url(): string {
		/**
		 * Filters the address by which the site asks itself to run background jobs.
		 *
		 * @since 0.1.0
		 *
		 * @param string $url The address of the route; an empty string sends no such requests.
		 */
		return (string) apply_filters( 'slipstream_jobs_loopback_url', rest_url( 'slipstream/v1/jobs/run' ) );
	}

	private static function post( string $url, #[SensitiveParameter] string $secret ): void {
		wp_remote_post(
			$url,
			array(
				'blocking'    => false,
				'timeout'     => 0.01,
				'redirection' => 0,
				/** This filter is documented in wp-includes/class-wp-http-streams.php */
				'sslverify'   => apply_filters( 'https_local_ssl_verify', false ), // phpcs:ignore WordPress.NamingConventions -- Core's hook.
				'body'        => array( 'secret' => $secret ),
			)
		);
	}
}
