<?php

declare( strict_types=1 );

namespace Slipstream\Hub\Consent;

use Slipstream\Support\Random_Secret;
use stdClass;

/**
 * A row in the requests table.
 */
final class Consent_Request {

	/**
	 * @param string $redirect_uri The URL to redirect to afterward.
	 * @param string $email        The address that a code was mailed to, or ''.
	 * @param string $kept_email   The address of the previous code until the new one is sent, or ''.
	 * @param int    $account_id   The account for its code; 0 if there is no code, or it was used.
	 * @param string $code_hash    The hash of the code from its answer; '' while it waits.
	 */
	private function __construct(
		public readonly int $id,
		public readonly int $site_id,
		public readonly int $user_id,
		public readonly string $role,
		public readonly string $display_name,
		public readonly string $redirect_uri,
		public readonly string $state,
		public readonly string $source,
		public readonly bool $is_owner,
		public readonly string $email,
		public readonly string $email_code,
		public readonly int $email_expires,
		public readonly string $kept_email,
		public readonly string $kept_code,
		public readonly int $kept_expires,
		public readonly int $account_id,
		public readonly bool $is_email_shared,
		public readonly string $code_hash
	) {}

	public static function of( stdClass $row ): self {
		return new self(
			(int) $row->id,
			(int) $row->site_id,
			(int) $row->user_id,
			(string) $row->role,
			(string) $row->display_name,
			(string) $row->redirect_uri,
			(string) $row->state,
			(string) $row->source,
			1 === (int) $row->is_owner,
			(string) $row->email,
			(string) $row->email_code,
			(int) $row->email_expires,
			(string) $row->kept_email,
			(string) $row->kept_code,
			(int) $row->kept_expires,
			(int) $row->account_id,
			1 === (int) $row->is_email_shared,
			(string) $row->code_hash
		);
	}

	/** The last mailed code, so that a form can show that it was created after that, or ''. */
	public function mailed(): string {
		return '' === $this->email_code ? '' : substr( Random_Secret::hash( $this->email_code ), 0, 16 );
	}

	/**
	 * The redirect URL with an answer.
	 *
	 * @param array<string, string> $answer The parameters besides the state.
	 */
	public function answer( array $answer ): string {
		return add_query_arg(
			array_map( 'rawurlencode', $answer + array( 'state' => $this->state ) ),
			$this->redirect_uri
		);
	}
}
