<?php

declare( strict_types=1 );

namespace Slipstream\Hub\Registration;

use SensitiveParameter;
use Slipstream\Http\Home;
use Slipstream\Http\Request_Error;
use Slipstream\Hub\Database\Hub_Database;
use Slipstream\Hub\Hub_Settings;
use Slipstream\Hub\Sites\Limits;
use Slipstream\Hub\Sites\Site;
use Slipstream\Hub\Sites\Site_Alarms;
use Slipstream\Hub\Sites\Sites;
use stdClass;
use WP_Error;

/**
 * Registers a site with an invitation or for approval, after the site itself confirms the request.
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
	 * Registers a site. The request is signed with the key that it contains. The hub trusts nothing else in it until
	 * the site confirms.
	 *
	 * @param Applicant $applicant  The site's data about itself.
	 * @param string    $invitation A code, or ''.
	 * @param Claim     $claim      The proof of its address.
	 * @return array{site_id: int, status: string}|WP_Error
	 * @throws Request_Error If it is not allowed, or the database fails.
	 */
	public function register( array $applicant, #[SensitiveParameter] string $invitation, #[SensitiveParameter] array $claim ): array|WP_Error {
		$this->limits->registration( $applicant['home'] );
		$this->callback->check( $applicant['home'], $applicant['siteurl'] );
		$is_needed = Hub_Settings::BY_INVITATION === Hub_Settings::registration();
		$known     = $this->sites->of_home( $applicant['home'] );
		$is_back   = null !== $known && $known->public_key === $applicant['public_key'];
		// A site that was accepted with this key needs no other invitation: the response may have been lost.
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
	 * Checks whether an invitation would let a site that leaves register again. It needs the same proof as a
	 * registration and counts as an attempt, but stores nothing and takes no use.
	 *
	 * @param Applicant $applicant  The site's data about itself.
	 * @param string    $invitation A code, or ''.
	 * @param Claim     $claim      The proof of its address.
	 * @return array{site_id: int, status: string}|WP_Error The site's number, or 0, and its status after registration.
	 * @throws Request_Error If the hub would reject it, or the database fails.
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
	 * Registers a site for the first time, after it took a use of its invitation. The site is pending until that use
	 * has its number, so that a killed process lets nobody in.
	 *
	 * @param Applicant $applicant The site's data about itself.
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
				// The invitation was deleted after its use was reserved. A site without one must not wait for an
				// approval that nobody requested. If the database failed, the site keeps its number for the next
				// attempt.
				if ( 'invitation_used_up' === $error->error_code ) {
					$this->sites->forget_pending( $id );
				}
				throw $error;
			}
		}
		return $this->admit( $id, $applicant, $invited );
	}

	/**
	 * @param Applicant $applicant The site's data about itself.
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
	 * @param Applicant     $applicant The site's data about itself.
	 * @param stdClass|null $invited   The invitation that it uses; null if it waits for approval.
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
	 * Makes sure that a site that was registered with https does not return without it.
	 *
	 * @param Applicant $applicant The site's data about itself.
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
