<?php

declare( strict_types=1 );

namespace Slipstream\Hub\Registration;

use SensitiveParameter;
use Slipstream\Http\Request_Error;
use Slipstream\Hub\Database\Hub_Database;
use Slipstream\Hub\Sites\Home;
use Slipstream\Hub\Sites\Limits;
use Slipstream\Hub\Sites\Site;
use Slipstream\Hub\Sites\Site_Alarms;
use Slipstream\Hub\Sites\Sites;
use stdClass;
use WP_Error;

/**
 * Registers a site that has an invitation, or waits for approval, after the site itself has said that it wants to.
 *
 * @phpstan-import-type Claim from Callback
 * @phpstan-type Applicant array{home: string, siteurl: string, name: string, public_key: string, version: string, plugins: string}
 */
final class Registration {

	public function __construct(
		private Sites $sites,
		private Site_Alarms $alarms,
		private Invitations $invitations,
		private Callback $callback,
		private Limits $limits
	) {}

	/**
	 * Registers a site. Its request is signed with the key in it; nothing else of it is believed before the site was
	 * asked.
	 *
	 * @param Applicant $applicant  What the site says of itself.
	 * @param string    $invitation A code; '' for none.
	 * @param Claim     $claim      What it proves its address with.
	 * @return array{site_id: int, status: string}|WP_Error
	 * @throws Request_Error If it may not be, or the database fails.
	 */
	public function register( array $applicant, #[SensitiveParameter] string $invitation, #[SensitiveParameter] array $claim ): array|WP_Error {
		$this->limits->registration( $applicant['home'] );
		$this->callback->check( $applicant['home'], $applicant['siteurl'] );
		$is_needed = Hub_Settings::BY_INVITATION === Hub_Settings::registration();
		$known     = $this->sites->of_home( $applicant['home'] );
		$is_back   = null !== $known && $known->public_key === $applicant['public_key'];
		// Who was let in with this key needs no other invitation: perhaps the answer was lost.
		$is_in   = $is_back && $known->is_active();
		$invited = $is_in || ( '' === $invitation && ! $is_needed )
			? null
			: $this->invitations->good( $invitation, $known->id ?? 0, $applicant['home'] );
		$refusal = $this->callback->refusal( $claim );
		if ( null !== $refusal ) {
			return $refusal;
		}
		if ( $this->sites->was_revoked( $applicant['home'] ) ) {
			Sites::revoked();
		}
		return null === $known ? $this->add( $applicant, $invited ) : $this->renew( $known, $applicant, $invited );
	}

	/**
	 * Says whether a site that leaves would be let in again with an invitation. Proved as a registration is, and as
	 * often; nothing is stored, and no use is taken.
	 *
	 * @param Applicant $applicant  What the site says of itself.
	 * @param string    $invitation A code; '' for none.
	 * @param Claim     $claim      What it proves its address with.
	 * @return array{site_id: int, status: string}|WP_Error The number that the site has, 0 for none, and what it would
	 *     be.
	 * @throws Request_Error If it would not be, or the database fails.
	 */
	public function check( array $applicant, #[SensitiveParameter] string $invitation, #[SensitiveParameter] array $claim ): array|WP_Error {
		$this->limits->registration( $applicant['home'] );
		$this->callback->check( $applicant['home'], $applicant['siteurl'] );
		$known      = $this->sites->of_home( $applicant['home'] );
		$is_invited = '' !== $invitation || Hub_Settings::BY_INVITATION === Hub_Settings::registration();
		if ( $is_invited ) {
			$this->invitations->good( $invitation, $known->id ?? 0, $applicant['home'] );
		}
		$refusal = $this->callback->refusal( $claim );
		if ( null !== $refusal ) {
			return $refusal;
		}
		if ( $this->sites->was_revoked( $applicant['home'] ) || Site::REVOKED === $known?->status ) {
			Sites::revoked();
		}
		if ( null !== $known ) {
			self::ensure_secure( $known, $applicant );
		}
		return array(
			'site_id' => $known->id ?? 0,
			'status'  => $is_invited ? Site::ACTIVE : Site::PENDING,
		);
	}

	/**
	 * Registers a site for the first time, once it has a use of its invitation. It is pending until that use has its
	 * number, so that a process that is killed in between lets nobody in.
	 *
	 * @param Applicant $applicant What the site says of itself.
	 * @return array{site_id: int, status: string}
	 */
	private function add( array $applicant, ?stdClass $invited ): array {
		if ( null !== $invited ) {
			$this->invitations->reserve( (int) $invited->id, $applicant['home'] );
		}
		$id = $this->sites->add( array( 'status' => Site::PENDING ) + $applicant );
		if ( 0 === $id ) {
			$known = $this->sites->of_home( $applicant['home'] );
			if ( null === $known ) {
				Hub_Database::fail();
			}
			return $this->renew( $known, $applicant, $invited );
		}
		if ( null !== $invited ) {
			try {
				$this->invitations->take( (int) $invited->id, $id, $applicant['home'] );
			} catch ( Request_Error $error ) {
				// The invitation was deleted since its use was reserved. A site without one is not to wait for an
				// approval that nobody has asked for; one that the database has failed keeps its number for the next
				// try.
				if ( 'invitation_used_up' === $error->error_code ) {
					$this->sites->forget_pending( $id );
				}
				throw $error;
			}
		}
		return $this->admit( $id, $applicant, $invited );
	}

	/**
	 * @param Applicant $applicant What it says of itself.
	 * @return array{site_id: int, status: string}
	 */
	private function renew( Site $known, array $applicant, ?stdClass $invited ): array {
		if ( Site::REVOKED === $known->status ) {
			Sites::revoked();
		}
		if ( ! $known->is_active() ) {
			self::ensure_secure( $known, $applicant );
			if ( null !== $invited ) {
				$this->invitations->take( (int) $invited->id, $known->id, $applicant['home'] );
			}
			$this->sites->replace_inactive( $known->id, array( 'status' => Site::PENDING ) + $applicant );
			return $this->admit( $known->id, $applicant, $invited );
		}
		if ( $known->public_key !== $applicant['public_key'] ) {
			$this->alarms->raise( $known->id, $applicant['home'] );
			throw new Request_Error(
				'site_registered',
				__(
					'This site is connected with a different key. Ask the hub’s administrator to remove it, then connect again.',
					'slipstream'
				),
				409
			);
		}
		return array(
			'site_id' => $known->id,
			'status'  => $known->status,
		);
	}

	/**
	 * @param Applicant     $applicant What the site says of itself.
	 * @param stdClass|null $invited   The invitation that it has a use of; null if it waits for approval.
	 * @return array{site_id: int, status: string}
	 */
	private function admit( int $id, array $applicant, ?stdClass $invited ): array {
		if ( null === $invited ) {
			return array(
				'site_id' => $id,
				'status'  => Site::PENDING,
			);
		}
		$this->sites->admit( $id, $applicant['public_key'], (string) $invited->tier );
		return array(
			'site_id' => $id,
			'status'  => Site::ACTIVE,
		);
	}

	/**
	 * Makes sure that a site that is known by https does not come back without it.
	 *
	 * @param Applicant $applicant What it says of itself.
	 */
	private static function ensure_secure( Site $known, array $applicant ): void {
		if ( Home::is_https( $known->home ) && ! Home::is_https( $applicant['home'] ) ) {
			throw new Request_Error(
				'invalid_address',
				__( 'This site is registered with its HTTPS address. Connect it from that address.', 'slipstream' ),
				400
			);
		}
	}
}
