<?php

declare( strict_types=1 );

namespace Slipstream\Hub\Consent;

use SensitiveParameter;
use Slipstream\Http\Request_Error;
use Slipstream\Hub\Database\Hub_Database;
use Slipstream\Hub\Database\Hub_Tables;
use Slipstream\Support\Clock;
use Slipstream\Support\Random_Secret;

/**
 * Reads and changes the requests table: pushed authorization requests (RFC 9126) become codes when their user consents.
 * Each is answered once and each code is exchanged once, even in parallel, because a single statement decides.
 */
final class Consent_Requests {

	/** Seconds that a request, and then its code, is valid. */
	public const LIFE = 600;

	private const PREFIX = 'urn:ietf:params:oauth:request_uri:';

	public function __construct( private Hub_Database $database, private Clock $clock ) {}

	/**
	 * @param array<string, string|int> $values Its columns.
	 * @return string The request's name for the browser.
	 * @throws Request_Error If the database fails.
	 */
	public function push( array $values ): string {
		$token = Random_Secret::token();
		$this->database->add(
			Hub_Tables::TABLE_REQUESTS,
			array(
				'request_hash' => Random_Secret::hash( $token ),
				'expires'      => $this->clock->now() + self::LIFE,
			) + $values
		);
		return self::PREFIX . $token;
	}

	/**
	 * A request that waits for an answer; null if the site has none with that name.
	 *
	 * @throws Request_Error If the database fails.
	 */
	public function waiting( #[SensitiveParameter] string $request_uri, int $site_id ): ?Consent_Request {
		return $this->find_by_uri( $request_uri, $site_id, 'code_hash IS NULL' );
	}

	/**
	 * An answered request, until its code expires; null if the site has none with that name.
	 *
	 * @throws Request_Error If the database fails.
	 */
	public function answered( #[SensitiveParameter] string $request_uri, int $site_id ): ?Consent_Request {
		return $this->find_by_uri( $request_uri, $site_id, 'code_hash IS NOT NULL' );
	}

	private function find_by_uri( #[SensitiveParameter] string $request_uri, int $site_id, string $which ): ?Consent_Request {
		$token = str_starts_with( $request_uri, self::PREFIX ) ? substr( $request_uri, strlen( self::PREFIX ) ) : '';
		$row   = $this->database->row(
			"SELECT * FROM %i WHERE request_hash = %s AND site_id = %d AND $which AND expires > %d",
			$this->table(),
			Random_Secret::hash( $token ),
			$site_id,
			$this->clock->now()
		);
		return null === $row ? null : Consent_Request::of( $row );
	}

	/**
	 * Records a code that is about to be mailed. The previous one stays valid until drop_kept(). If two come at once,
	 * one is recorded.
	 *
	 * @param Consent_Request $request The request as it was read, with the previous code.
	 * @return bool False if another code was recorded or the request was answered meanwhile.
	 * @throws Request_Error If the database fails.
	 */
	public function mailing( Consent_Request $request, string $email, string $code_hash, int $expires ): bool {
		// A kept code is from an interrupted mailing: its replacement was never mailed.
		$kept = '' !== $request->kept_code
			? array( $request->kept_email, $request->kept_code, $request->kept_expires )
			: array( $request->email, $request->email_code, $request->email_expires );
		return 1 === $this->database->change(
			'UPDATE %i SET email = %s, email_code = %s, email_expires = %d, kept_email = %s, kept_code = %s, kept_expires = %d WHERE id = %d AND email_code = %s AND code_hash IS NULL',
			$this->table(),
			$email,
			$code_hash,
			$expires,
			...$kept,
			...array( $request->id, $request->email_code )
		);
	}

	/**
	 * Invalidates the code before the one that was mailed.
	 *
	 * @throws Request_Error If the database fails: both stay valid.
	 */
	public function drop_kept( int $id, string $code_hash ): void {
		$this->database->change(
			"UPDATE %i SET kept_email = '', kept_code = '', kept_expires = 0 WHERE id = %d AND email_code = %s",
			$this->table(),
			$id,
			$code_hash
		);
	}

	/**
	 * Withdraws a code that could not be mailed.
	 *
	 * @param Consent_Request $request The request with the previous code.
	 * @throws Request_Error If the database fails: the previous one stays valid.
	 */
	public function not_mailed( Consent_Request $request, string $code_hash ): void {
		$this->database->change(
			'UPDATE %i SET email = %s, email_code = %s, email_expires = %d, kept_email = %s, kept_code = %s, kept_expires = %d WHERE id = %d AND email_code = %s',
			$this->table(),
			$request->email,
			$request->email_code,
			$request->email_expires,
			$request->kept_email,
			$request->kept_code,
			$request->kept_expires,
			$request->id,
			$code_hash
		);
	}

	/**
	 * Answers a request with a code for the site.
	 *
	 * @return bool False if it was already answered.
	 * @throws Request_Error If the database fails.
	 */
	public function approve( int $id, int $account_id, bool $is_email_shared, #[SensitiveParameter] string $code ): bool {
		return $this->close( $id, $account_id, $is_email_shared, $code );
	}

	/**
	 * Answers a request with a refusal. It is kept for as long as a code would be valid, so that the same answer can
	 * come twice.
	 *
	 * @param string $code A code to recognize the refusal. It belongs to no account.
	 * @return bool False if it was already answered.
	 * @throws Request_Error If the database fails.
	 */
	public function deny( int $id, #[SensitiveParameter] string $code ): bool {
		return $this->close( $id, 0, false, $code );
	}

	private function close( int $id, int $account_id, bool $is_email_shared, #[SensitiveParameter] string $code ): bool {
		$now = $this->clock->now();
		return 1 === $this->database->change(
			"UPDATE %i SET code_hash = %s, account_id = %d, is_email_shared = %d, email = '', email_code = '', kept_email = '', kept_code = '', expires = %d WHERE id = %d AND code_hash IS NULL AND expires > %d",
			$this->table(),
			Random_Secret::hash( $code ),
			$account_id,
			(int) $is_email_shared,
			$now + self::LIFE,
			$id,
			$now
		);
	}

	/**
	 * Takes a code's request and consumes the code. The row stays, so that a browser that sends the answer again is
	 * redirected to the same URL.
	 *
	 * @throws Request_Error If the code is not valid for that or has expired, or the database fails.
	 */
	public function exchange( #[SensitiveParameter] string $code, int $site_id, string $redirect_uri ): Consent_Request {
		$hash = Random_Secret::hash( $code );
		$row  = $this->database->row(
			'SELECT * FROM %i WHERE code_hash = %s AND site_id = %d AND account_id > 0 AND expires > %d',
			$this->table(),
			$hash,
			$site_id,
			$this->clock->now()
		);
		if (
			null === $row
			|| ! hash_equals( (string) $row->redirect_uri, $redirect_uri )
			|| 1 !== $this->database->change(
				'UPDATE %i SET account_id = 0 WHERE id = %d AND code_hash = %s AND account_id > 0',
				$this->table(),
				(int) $row->id,
				$hash
			)
		) {
			throw new Request_Error(
				'invalid_grant',
				__( 'This code is invalid or has expired. Please connect again.', 'slipstream' ),
				400
			);
		}
		return Consent_Request::of( $row );
	}

	/**
	 * Removes expired requests.
	 *
	 * @throws Request_Error If the database fails.
	 */
	public function clean(): void {
		$this->database->change( 'DELETE FROM %i WHERE expires <= %d', $this->table(), $this->clock->now() );
	}

	private function table(): string {
		return $this->database->table( Hub_Tables::TABLE_REQUESTS );
	}
}
