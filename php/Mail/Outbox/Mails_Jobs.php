<?php

declare( strict_types=1 );

namespace Slipstream\Mail\Outbox;

use Slipstream\Jobs\Due_Job;
use Slipstream\Jobs\Job_Queue;
use Slipstream\Jobs\Retry_Job;
use Slipstream\Modules\Jobs\Job_Handler;
use Slipstream\Support\Clock;

/**
 * The work that sends what waits in an outbox, and does so again later.
 */
final class Mails_Jobs {

	public function __construct( private Outbox $outbox, private Job_Queue $queue, private Clock $clock ) {}

	/**
	 * @param string $kind  The kind of job.
	 * @param string $label What it is called in lists.
	 * @param string $again What the one is called that has it run again.
	 * @return array<string, Job_Handler> By kind.
	 */
	public function all( string $kind, string $label, string $again ): array {
		$retry = "$kind-retry";
		return array(
			$kind  => $this->sending( $retry, $label ),
			$retry => new Retry_Job( $this->queue, $kind, $again ),
		);
	}

	/** @return Due_Job<Mail> */
	private function sending( string $retry, string $label ): Due_Job {
		$sender = new Sender( $this->outbox );
		return new Due_Job(
			$label,
			$this->clock,
			fn (): array => $this->outbox->due(),
			static fn ( Mail $mail ): bool => $sender->send( $mail ),
			fn (): ?int => $this->outbox->next_due(),
			fn ( int $due ) => $this->queue->add( $retry, due: $due )
		);
	}
}
