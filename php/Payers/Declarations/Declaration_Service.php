<?php

declare( strict_types=1 );

namespace Slipstream\Payers\Declarations;

use SensitiveParameter;
use Slipstream\Http\Request_Error;
use Slipstream\Mail\Outbox\Mailer;
use Slipstream\Payers\Payers_Database;

/**
 * Takes declarations, and does what they say for those who have proven whose the address is. What a stranger types is
 * stored and told to the owner, and cancels nothing.
 */
final class Declaration_Service {

	public function __construct(
		private Declarations $declarations,
		private Declaration_Choices $choices,
		private Declaration_Links $links,
		private Mailer $mailer,
		private Declaration_Job $job
	) {}

	/**
	 * Stores a declaration, mails its receipt at once, and carries it out if it needs no choice. The same form is one
	 * declaration.
	 *
	 * @param bool $is_proven Whether who sends it is signed in with the address.
	 * @throws Request_Error If the database fails. It is safe to try again.
	 */
	public function declare( Declared $declared, #[SensitiveParameter] string $token, bool $is_proven ): Declaration {
		// First: the process may be killed when it has stored the declaration.
		$this->job->later();
		$declaration = $this->declarations->add( $declared, $token, $is_proven );
		if ( $is_proven && $declared->is_clear() && 0 === $declaration->confirmed ) {
			$this->choices->choose_all( $declaration );
		}
		return $this->finish( $declaration );
	}

	/**
	 * Mails what has to be mailed of a declaration, then carries out what was chosen. Twice does no harm.
	 *
	 * @return Declaration As it was before it was carried out.
	 * @throws Request_Error If the database fails. It is safe to try again.
	 */
	public function finish( Declaration $declaration ): Declaration {
		$declaration = $this->declarations->find( $declaration->id ) ?? Payers_Database::fail();
		if ( ! $declaration->is_told ) {
			$this->send_receipt( $declaration );
		}
		$this->choices->carry_out( $declaration );
		return $declaration;
	}

	/**
	 * Where its person chooses what is to be done.
	 *
	 * @throws Request_Error If the database fails.
	 */
	public function choice_url( Declaration $declaration ): string {
		return $this->links->url( $declaration );
	}

	private function send_receipt( Declaration $declaration ): void {
		$this->mailer->send( Declaration_Mails::receipt( $declaration, $this->links->secret( $declaration ) ) );
		// Who has handled it knows of it.
		if ( 0 === $declaration->confirmed && 0 === $declaration->handled ) {
			$this->mailer->queue( Declaration_Mails::to_owner( $declaration ) );
		}
		$this->declarations->mark_notified( $declaration );
	}
}
