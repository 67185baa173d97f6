<?php

declare( strict_types=1 );

namespace Slipstream\Newsletter;

use Closure;
use Slipstream\Jobs\Job_Queue;
use Slipstream\Jobs\Jobs_Module;
use Slipstream\Jobs\Retry_Job;
use Slipstream\Modules\Jobs\Job_Handler;
use Slipstream\Newsletter\Publishing\First_Publication;
use Slipstream\Newsletter\Rendering\Post_Renderer;
use Slipstream\Newsletter\Sending\Deliveries;
use Slipstream\Newsletter\Sending\Dispatch;
use Slipstream\Newsletter\Sending\Letters;
use Slipstream\Newsletter\Sending\Newsletters;
use Slipstream\Newsletter\Sending\Preparation;
use Slipstream\Newsletter\Sending\Progress;
use Slipstream\Newsletter\Sending\Rate;
use Slipstream\Newsletter\Sending\Sender;
use Slipstream\Newsletter\Sending\Sender_Identity;
use Slipstream\Newsletter\Sending\Sending;
use Slipstream\Newsletter\Sending\Sending_Job;
use Slipstream\Subscribers\Lists\Recipients;
use Slipstream\Subscribers\People\Access;
use Slipstream\Subscribers\People\Subscriber;
use Slipstream\Support\Clock;
use Slipstream\Support\Environment;
use WP_Post;

/** Builds each part when it is asked for. */
final class Newsletter_Services {

	/** @param Closure(string, WP_Post, Access): string $open What of a post's text subscribers may read. */
	public function __construct(
		private Environment $site,
		private Recipients $recipients,
		private Jobs_Module $jobs,
		private Closure $open
	) {}

	public function newsletters(): Newsletters {
		return new Newsletters( $this->database(), $this->clock() );
	}

	public function progress(): Progress {
		return new Progress( $this->database(), $this->clock() );
	}

	public function deliveries(): Deliveries {
		return new Deliveries( $this->database(), $this->recipients, $this->progress(), $this->clock() );
	}

	public function sending(): Sending {
		return new Sending(
			$this->newsletters(),
			$this->progress(),
			$this->deliveries(),
			$this->clock(),
			fn ( int $due ) => $this->wake( $due )
		);
	}

	public function first_publication(): First_Publication {
		return new First_Publication( $this->newsletters(), $this->sending(), $this->clock() );
	}

	public function preparation(): Preparation {
		return new Preparation( $this->progress(), $this->recipients, $this->letters() );
	}

	public function letters(): Letters {
		return new Letters( ( new Post_Renderer( $this->open ) )->render( ... ), new Sender_Identity() );
	}

	public function recipients(): Recipients {
		return $this->recipients;
	}

	/** @throws \Slipstream\Http\Request_Error If the database fails. */
	public function subscriber( string $email ): ?Subscriber {
		return $this->recipients->of_email( $email );
	}

	public function clock(): Clock {
		return $this->site->clock();
	}

	public function checks(): Newsletter_Checks {
		return new Newsletter_Checks( $this->newsletters() );
	}

	/** @return array<string, Job_Handler> By kind. */
	public function jobs(): array {
		return array(
			Sending_Job::KIND  => new Sending_Job(
				$this->newsletters(),
				$this->dispatch(),
				new Rate( $this->deliveries(), $this->clock() ),
				$this->clock(),
				fn ( int $due ) => $this->queue()->add( Sending_Job::RETRY, due: $due )
			),
			Sending_Job::RETRY => new Retry_Job(
				$this->queue(),
				Sending_Job::KIND,
				__( 'Go on sending posts to subscribers', 'slipstream' )
			),
		);
	}

	private function dispatch(): Dispatch {
		return new Dispatch(
			$this->newsletters(),
			$this->progress(),
			$this->deliveries(),
			new Sender(
				$this->progress(),
				$this->deliveries(),
				$this->recipients,
				$this->letters(),
				$this->clock()
			),
			$this->preparation()
		);
	}

	/** Has the job run at a time. */
	private function wake( int $due ): void {
		$this->queue()->add( $due > $this->clock()->now() ? Sending_Job::RETRY : Sending_Job::KIND, due: $due );
	}

	private function queue(): Job_Queue {
		return $this->jobs->queue();
	}

	private function database(): Newsletter_Database {
		return new Newsletter_Database( $this->site->database() );
	}
}
